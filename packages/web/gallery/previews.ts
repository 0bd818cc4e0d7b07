/** The pictures that other programs show for a link to a table: each game's small board from the home page. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, gameIds } from '@riverstone/rules';
import type { Browser, Page } from 'playwright-core';

/** What the programs that show links ask for. */
const SIZE = { width: 1200, height: 630 };
const BOARD_HEIGHT = 530;

/** Takes a picture for each game, in the order of the home page. */
export async function takePreviews(browser: Browser, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const home = await browser.newPage({
    viewport: SIZE,
    deviceScaleFactor: 4,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await home.goto(url);
  await home.locator('.home-miniature').first().waitFor();
  const card = await browser.newPage({ viewport: SIZE });
  for (const [index, game] of gameIds.entries())
    await takePreview(home, card, index, join(folder, `${game}.png`), game);
  await home.close();
  await card.close();
}

async function takePreview(home: Page, card: Page, index: number, path: string, game: GameId): Promise<void> {
  const board = await home.locator('.home-miniature').nth(index).screenshot();
  const image = `<img alt="${game}" style="border-radius:24px" height="${BOARD_HEIGHT}" src="data:image/png;base64,${board.toString('base64')}">`;
  const style = 'margin:0;height:100vh;display:grid;place-items:center;background:#f4efe4';
  await card.setContent(`<body style="${style}">${image}</body>`);
  await card.screenshot({ path });
}
