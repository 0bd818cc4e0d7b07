/** The statistics: what is counted of which games, and the rows of the games. */

import { expect, it } from 'vitest';
import history from '../../src/messages/history/en.json';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { useSite } from '../support/site';
import { writeRow } from '../support/stored-tables';

const site = useSite();
const browser = useBrowser();

const ada = { name: 'Ada', bot: null };
const summary = {
  ...{ game: 'kakuzu', seats: [ada, { name: 'Rapids', bot: 'strong' }], you: 0, endedAt: 1, touchedAt: 1, options: {} },
  ...{ scores: [40, 32], winners: [0], hasResigned: false, bestTurn: 5, feat: null, accuracy: null },
};

it('tell of how many games with others how many were won, and how strong the computer was', async () => {
  const page = await browser.visit(site.url);
  await page.locator('h1').first().waitFor();
  const games = [
    { ...summary, id: 'a00000000000' },
    { ...summary, id: 'b00000000000', scores: [32, 40], winners: [1] },
    { ...summary, id: 'c00000000000', seats: [ada], scores: [20] },
  ];
  for (const row of games) await page.evaluate(writeRow, { kind: 'summaries', row });
  await page.goto(`${site.url}#/history`);
  const won = page.getByRole('definition').nth(1);
  await won.getByText('1 of 2 (50%)').waitFor();
  await page.getByRole('heading', { name: history.list }).waitFor();
  const rows = page.getByRole('listitem').filter({ hasText: english.kakuzu.name });
  expect(await rows.filter({ hasText: english.app.levels.strong }).count()).toBe(2);
  expect(await rows.count()).toBe(3);
});
