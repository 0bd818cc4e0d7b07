/** Tables some way into a game, laid into the browser's storage. */

import type { Page } from 'playwright-core';
import { type PlayedTable, playAhead } from './play-ahead';
import { replaceStoredTable } from './stored-tables';
import { begin } from './tables';

export type { PlayedTable } from './play-ahead';

/** Opens a played table on a page that shows the home page. */
export async function openPlayed(page: Page, url: string, played: PlayedTable): Promise<void> {
  const { saved } = playAhead(played);
  await page.locator('h1').first().waitFor();
  await replaceStoredTable(page, saved);
  await page.goto(`${url}#/table/${saved.id}`);
  await begin(page);
}
