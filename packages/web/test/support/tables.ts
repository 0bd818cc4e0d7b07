/** Ways to a table, as a player would go. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import app from '../../src/messages/app/en.json';
import { pauseCover, seatRows } from './parts';

/** Sits down at a new table with everything as it is offered, and waits for the board. */
export async function startTable(page: Page, url: string, game: GameId): Promise<void> {
  await page.goto(`${url}#/new/${game}`);
  await page.locator('button[type="submit"]').click();
  await begin(page);
}

/** Waits for the board; where time counts, somebody has to say that they are ready. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('grid').or(pauseCover(page)).first().waitFor();
  const ready = pauseCover(page).getByRole('button');
  if ((await ready.count()) > 0) await ready.click();
  await page.getByRole('grid').first().waitFor();
}

/** Who sits where: a level is a bot, anything else the name of a person. Options are set on the form. */
export type Players = readonly string[] | { readonly players: readonly string[]; options(page: Page): Promise<void> };

const levels: readonly string[] = ['novice', 'casual', 'strong', 'master'];

/** Sits players down at a new table on this device. */
export async function seatPlayers(page: Page, url: string, game: GameId, seated: Players): Promise<void> {
  const { players, options } = 'players' in seated ? seated : { players: seated, options: undefined };
  await page.goto(`${url}#/new/${game}`);
  await seatRows(page).first().waitFor();
  while ((await seatRows(page).count()) > Math.max(players.length, 1)) {
    await seatRows(page).last().getByRole('button').last().click();
  }
  for (const [seat, player] of players.entries()) {
    if ((await seatRows(page).count()) <= seat) {
      await page.getByRole('button', { name: app.newTable.addSeat }).click();
    }
    const row = seatRows(page).nth(seat);
    const isBot = levels.includes(player);
    await row.locator('select').selectOption(isBot ? player : 'person');
    if (!isBot) await row.locator('input').fill(player);
  }
  await options?.(page);
  await page.locator('button[type="submit"]').click();
  await begin(page);
}

/** Runs in the page before its own scripts: bots take no time. */
export function quickBots(): void {
  // A new page is empty at first, and has no storage.
  if (location.protocol === 'about:') return;
  const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
  localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, pace: 'instant' }));
}
