/** A real game in which masters think, for the benchmark to watch. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { whoPlays } from '../test/support/parts';

/** How long the game is watched. */
const WATCHED_MS = 20_000;
const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Opens a table where masters sit in every seat, says when play begins, and walks over the board while they play. */
export async function playWithMaster(page: Page, url: string, game: GameId, begin: () => Promise<void>): Promise<void> {
  await page.goto(`${url}#/new/${game}`);
  await page.locator('button[type="submit"]').waitFor();
  for (const seat of await whoPlays(page).all()) await seat.selectOption('master');
  await page.locator('button[type="submit"]').click();
  const board = page.getByRole('grid').first();
  await board.waitFor();
  // What comes before the first move is loading, which Lighthouse measures.
  await page.waitForLoadState('networkidle');
  await begin();
  const until = Date.now() + WATCHED_MS;
  for (let step = 0; Date.now() < until; step++) {
    // The board is gone once the game is over.
    const square = board.locator('[tabindex="0"]').first();
    if ((await square.count()) === 0) return;
    await square.press(keys[step % keys.length] ?? 'ArrowRight');
    await page.waitForTimeout(100);
  }
}
