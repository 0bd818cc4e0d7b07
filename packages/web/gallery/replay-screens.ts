/** Replays, reviews and tasks from mistakes, for the gallery and the tests. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { playAhead } from '../test/support/play-ahead';
import { replaceStoredTable } from '../test/support/stored-tables';
import { at, type GalleryScreen, tableScreen } from './gallery-screen';
import { homeOf } from './home-of';

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'casual' },
] as const;

export const replayScreens: readonly GalleryScreen[] = [
  at('open-record', 'A record to open', 'open-record'),
  replayed('replay', 'A replay', 'kakuro-race', '20'),
  replayed('review', 'A review', 'kakuzu', '20-review', reviewed),
  replayed('mistake', 'A mistake as a task', 'kakuro-challenge', '20-review', async (page) => {
    await reviewed(page);
    await page.getByRole('button', { name: /^Learn from mistakes/ }).click();
    await page.getByRole('button', { name: 'Show solution' }).waitFor();
  }),
];

/** Not before all is reviewed, so that every picture is the same. */
async function reviewed(page: Page): Promise<void> {
  await page.locator('.review-progress').waitFor({ state: 'detached' });
}

function replayed(
  name: string,
  title: string,
  game: GameId,
  shown: string,
  then?: (page: Page) => Promise<void>,
): GalleryScreen {
  const open = async (page: Page): Promise<void> => {
    const { saved } = playAhead({ game, seats, options: {}, entries: Number.POSITIVE_INFINITY, level: 'casual' });
    await replaceStoredTable(page, saved);
    await page.goto(`${homeOf(page)}#/replay/${saved.id}/${shown}`);
    await page.getByRole('slider').waitFor();
  };
  return tableScreen(name, title, open, then);
}
