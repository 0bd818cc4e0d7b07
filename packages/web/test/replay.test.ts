/** Replays on the page: stepping by every way there is, links, files, and games that can't be replayed. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import replay from '../src/messages/replay/en.json';
import { useBrowser } from './support/browser';
import { servePage } from './support/built-page';
import { log as logList } from './support/parts';
import { type PlayedTable, playAhead } from './support/play-ahead';
import { replaceStoredTable } from './support/stored-tables';

const browser = useBrowser();
let site: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  site = await servePage();
});
afterAll(() => site.close());

const example = readFileSync(new URL('../../../docs/examples/kakuzu.riverstone.json', import.meta.url), 'utf8');
const plan: PlayedTable = {
  game: 'kakuro-challenge',
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Brook', bot: 'novice' },
  ],
  options: {},
  entries: Number.POSITIVE_INFINITY,
  level: 'casual',
};

async function openReplay(saved: ReturnType<typeof playAhead>['saved'], rest = ''): Promise<Page> {
  const page = await browser.visit(site.url);
  await page.locator('h1').first().waitFor();
  await replaceStoredTable(page, saved);
  await page.goto(`${site.url}#/replay/${saved.id}${rest}`);
  return page;
}

const moment = (page: Page): Promise<string | null> => page.getByRole('slider').getAttribute('aria-valuetext');
const tilesOn = (page: Page): Promise<number> => page.locator('[role=grid] .tile').count();

it('a finished game is stepped through by buttons, keys, slider and rows, and its link opens there for anybody', async () => {
  const { saved, log } = playAhead(plan);
  const last = log.entries.length;
  const page = await openReplay(saved);
  await page.getByRole('slider').waitFor();
  expect(await moment(page)).toBe(`0: ${replay.start}`);
  expect(await tilesOn(page)).toBe(5);
  await page.getByRole('button', { name: replay.next }).click();
  expect(await tilesOn(page)).toBe(6);
  await page.keyboard.press('End');
  expect(await moment(page)).toMatch(new RegExp(`^${last}: `));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('.');
  expect(await tilesOn(page)).toBe(6);
  await page.getByRole('slider').fill('30');
  expect(await tilesOn(page)).toBe(35);
  await logList(page).getByRole('button').last().click();
  expect(await tilesOn(page)).toBe(6);
  await page.getByRole('slider').fill('12');
  // What it copies is the link.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: replay.copyLink }).click();
  await page.waitForFunction(() => document.title.includes('/~'));
  const stranger = await browser.visit(await page.title());
  await stranger.getByRole('slider').waitFor();
  expect(await moment(stranger)).toMatch(/^12: /);
  expect(await tilesOn(stranger)).toBe(17);
});

it('tells every step, also a draw that the log leaves out, and numbers the rows like the steps', async () => {
  const { saved, log } = playAhead({ ...plan, game: 'kakuzu' });
  const page = await openReplay(saved);
  const draw = log.entries.findIndex((entry) => /^\*:draw [1-9]$/.test(entry)) + 1;
  expect(draw).toBeGreaterThan(0);
  await page.getByRole('slider').fill(`${draw}`);
  await expect.poll(() => moment(page)).toMatch(/ draws? [1-9]\.$/);
  const current = logList(page).locator('li', { has: page.locator('[aria-current]') });
  await expect.poll(() => current.count()).toBe(1);
  expect(Number(await current.getAttribute('value'))).toBe(draw - 1);
});

it('a game that goes on is not replayed', async () => {
  const { saved } = playAhead({ ...plan, entries: 10 });
  const page = await openReplay(saved);
  await page.getByText(replay.problems.runningText).waitFor();
});

it('a record file is opened, and one that is broken says so and can be chosen again', async () => {
  const page = await browser.visit(`${site.url}#/open-record`);
  const choose = async (name: string, text: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: replay.open.choose }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await choose('holiday.jpg', 'JFIF');
  await page.getByText(replay.problems.foreignText).waitFor();
  await page.getByRole('button', { name: replay.open.link }).click();
  await choose('wrong.riverstone.json', example.replace('"1:e6"', '"0:a3"'));
  await page.getByText('Move 2 is against the rules.').waitFor();
  await page.getByRole('button', { name: replay.open.link }).click();
  await choose('game.riverstone.json', example);
  await page.getByRole('slider').waitFor();
  await page.getByRole('button', { name: replay.unveil }).click();
  await page.getByRole('button', { name: replay.veil }).waitFor();
});
