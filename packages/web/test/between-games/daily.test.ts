/** The day's deal in a browser, with a server: the first try, its result, what others made of it, another date. */

import { readFile } from 'node:fs/promises';
import type { gameIds } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import daily from '../../src/messages/daily/en.json';
import lesson from '../../src/messages/lesson/en.json';
import replay from '../../src/messages/replay/en.json';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { useOnlineSite } from '../support/online/online-site';
import { storedTables } from '../support/stored-tables';

const site = useOnlineSite();
const browser = useBrowser();
const { menu, dayResult } = english.app.table;

const card = (page: Page, game: (typeof gameIds)[number]) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: english[game].name }) });

/** Begins today's Kakuzu and gives it up. */
async function giveUp(page: Page): Promise<void> {
  await page.goto(`${site.url}#/daily`);
  await card(page, 'kakuzu').getByRole('button').click();
  await page.getByRole('grid').first().waitFor();
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: english.app.resigning.resign }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.app.resigning.resign }).click();
  await page.getByRole('button', { name: dayResult }).click();
}

it('counts the first try, plays for par, and shows how the others did', async () => {
  const page = await browser.visit(site.url, { isPredictable: true });
  await giveUp(page);
  const kakuzu = card(page, 'kakuzu');
  await kakuzu.getByText(/\d+ below par \(\d+\)/).waitFor();
  expect(await kakuzu.getByRole('button', { name: /Play/ }).count()).toBe(0);
  await page.getByRole('button', { name: daily.compare }).click();
  await page.getByRole('listitem', { name: '0 to 0: 1 player' }).waitFor();
  // A second one is practice, and changes nothing.
  await kakuzu.getByRole('button', { name: /Practise/ }).click();
  await page.getByRole('grid').first().waitFor();
  const tables = await storedTables(page);
  expect(tables.map(({ day }) => day === undefined).sort()).toEqual([false, true]);
  await page.goto(`${site.url}#/`);
  await page.getByRole('link', { name: /Today/ }).getByText('1 of 3 played').waitFor();
});

it('teaches a game first to somebody who never learnt it, and leads back to the deal', async () => {
  const page = await browser.visit(`${site.url}#/daily`, { isFirstVisit: true });
  await card(page, 'kakuro-race').getByRole('button').click();
  await page.waitForURL(/#\/learn\/kakuro-race\/daily$/);
  expect(await storedTables(page)).toEqual([]);
  await page.getByRole('button', { name: lesson.skip, exact: true }).click();
  await page.waitForURL(/#\/daily$/);
  await card(page, 'kakuro-race').getByRole('button').click();
  await page.waitForURL(/#\/table\//);
});

it('is one try in two tabs', async () => {
  const page = await browser.visit(`${site.url}#/daily`);
  const other = await page.context().newPage();
  await other.goto(`${site.url}#/daily`);
  for (const tab of [page, other]) {
    await card(tab, 'kakuzu').getByRole('button').waitFor();
  }
  await Promise.all([page, other].map((tab) => card(tab, 'kakuzu').getByRole('button').click()));
  for (const tab of [page, other]) await tab.waitForURL(/#\/table\//);
  await expect.poll(async () => (await storedTables(page)).length).toBe(1);
  const [table] = await storedTables(page);
  for (const tab of [page, other]) expect(tab.url()).toContain(table?.id);
});

/** The width and height that a PNG file says of itself. */
function sizeOf(png: Buffer): readonly number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it('saves the result as a picture, and opens its review the day after', async () => {
  const page = await browser.visit(site.url, { isPredictable: true });
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await giveUp(page);
  await card(page, 'kakuzu')
    .getByText(/par \(\d+\)/)
    .waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: daily.picture, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('riverstone-2026-11-18.png');
  expect(sizeOf(await readFile(await file.path()))).toEqual([1080, 570]);
  // What is shared as text leads to that day.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
  await page.getByRole('button', { name: daily.share, exact: true }).click();
  await page.waitForFunction(() => document.title.endsWith('#/daily/2026-11-18'));
  await page.clock.setFixedTime(new Date(2026, 10, 19, 12));
  await page.goto(`${site.url}#/settings`);
  await page.goto(`${site.url}#/daily`);
  await page.getByRole('link', { name: daily.yesterday, exact: true }).click();
  const [chosen, today] = ['page', 'date'].map((mark) => page.locator(`a[aria-current=${mark}]`));
  await chosen?.getByText('18', { exact: true }).waitFor();
  await today?.getByText('19', { exact: true }).waitFor();
  await card(page, 'kakuzu').getByRole('link', { name: 'Review: Kakuzu' }).click();
  await page.getByRole('slider', { name: replay.slider }).waitFor();
});

it('says so when the clock is set back, and loses nothing', async () => {
  const page = await browser.visit(site.url, { isPredictable: true });
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await giveUp(page);
  await card(page, 'kakuzu')
    .getByText(/par \(\d+\)/)
    .waitFor();
  await page.clock.setFixedTime(new Date(2026, 10, 15, 12));
  await page.goto(`${site.url}#/settings`);
  await page.goto(`${site.url}#/daily`);
  await page.getByText(/was played already\. Check its date\. Nothing is lost\./).waitFor();
  expect(await page.getByRole('link', { name: /: 1 of 3$/ }).count()).toBe(1);
});
