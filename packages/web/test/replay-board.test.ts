/** What a replay and its review show on the board: every view, odds, what was missed, playing by itself, a film. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import replay from '../src/messages/replay/en.json';
import { useBrowser } from './support/browser';
import { log } from './support/parts';
import { type PlayedTable, playAhead } from './support/play-ahead';
import { useSite } from './support/site';
import { replaceStoredTable, storedTables } from './support/stored-tables';

const site = useSite();
const browser = useBrowser();

async function open(game: PlayedTable['game'], moment: number | string, motion = false): Promise<Page> {
  const { saved } = playAhead({
    game,
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Brook', bot: 'novice' },
    ],
    options: {},
    entries: Number.POSITIVE_INFINITY,
    level: 'casual',
  });
  const page = await browser.visit(site.url, { motion });
  await page.locator('h1').first().waitFor();
  await replaceStoredTable(page, saved);
  await page.goto(`${site.url}#/replay/${saved.id}/${moment}`);
  await page.getByRole('slider').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at = (page: Page): Promise<number> => page.getByRole('slider').inputValue().then(Number);

it('plays by itself until somebody stops it; the buttons lead to both ends and one step on', async () => {
  const page = await open('kakuro-challenge', 3);
  await button(page, replay.play).click();
  await expect.poll(() => at(page)).toBeGreaterThan(4);
  await button(page, replay.pause).click();
  await button(page, replay.play).waitFor();
  await button(page, replay.last).click();
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  expect(await at(page)).toBe(last);
  await button(page, replay.previous).click();
  expect(await at(page)).toBe(last - 1);
  await button(page, replay.first).click();
  expect(await at(page)).toBe(0);
});

it('shows the view of every seat, and what a spectator saw', async () => {
  const page = await open('kakuro-challenge', 10);
  const hand = page.locator('.play-layout-tray .tile');
  const seen: Record<string, readonly string[]> = {};
  for (const viewer of ['0', '1', 'spectator']) {
    await button(page, replay.options).click();
    await page.getByRole('combobox', { name: replay.look }).selectOption(viewer);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    seen[viewer] = await hand.allTextContents();
  }
  expect(seen['0']).not.toEqual(seen['1']);
  expect(seen.spectator).not.toEqual(seen['0']);
});

it('maps the odds of a stone before and after it was lifted', async () => {
  const page = await open('kakuzu', '16-review');
  const numbers = (): Promise<readonly string[]> => page.locator('.board-heat-square').allTextContents();
  await button(page, replay.review.heatBefore).click();
  await expect.poll(async () => (await numbers()).length).toBeGreaterThan(40);
  await page.getByText(/^Chance of an? [1-9], in %$/).waitFor();
  const before = await numbers();
  await button(page, replay.review.heatAfter).click();
  await expect.poll(async () => (await numbers()).length).toBe(before.length - 1);
  await button(page, replay.review.heatAfter).click();
  await expect.poll(async () => (await numbers()).length).toBe(0);
});

it('the race: shows the sum that a step was about, not the one turned up after it', async () => {
  const page = await open('kakuro-race', 0);
  const marker = page.locator('.race-marker-stand-marker');
  const label = (): Promise<string | null> => marker.getAttribute('aria-label');
  const labels: (string | null)[] = [];
  const solved = page.locator('.replay-bar-told').filter({ hasText: /\+\d/ });
  while ((await solved.count()) === 0) {
    labels.push(await label());
    await button(page, replay.next).click();
  }
  expect(await label()).toBe(labels.at(-1));
  await button(page, replay.next).click();
  expect(await label()).not.toBe(labels.at(-1));
});

/** Runs in the page: notes the most squares that were lit at once, however short that was. */
function noteMarks(): void {
  let most = 0;
  new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('.board-mark-hint').length);
    Reflect.set(window, 'marksSeen', most);
  }).observe(document.body, { subtree: true, childList: true });
}

/** Runs in the page: notes the most stones that flew at once. */
function noteFlights(): void {
  let most = 0;
  new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('.kakuzu-flying').length);
    Reflect.set(window, 'flightsSeen', most);
  }).observe(document.body, { subtree: true, childList: true });
}

it('lets a stone fly on a step, and none on a jump to a row', async () => {
  const page = await open('kakuzu', 0, true);
  const flights = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'flightsSeen'));
  await page.evaluate(noteFlights);
  await button(page, replay.next).click();
  await expect.poll(flights).toBe(1);
  await log(page).getByRole('button').first().click();
  await expect.poll(() => at(page)).toBeGreaterThan(20);
  await page.locator('.kakuzu-flying').waitFor({ state: 'detached' });
  expect(await flights()).toBe(1);
  // All see the same, so there is no view to choose.
  expect(await button(page, replay.speed).count()).toBe(1);
});

it('lights up what was missed, one Kakuro after the other', async () => {
  const page = await open('kakuro-challenge', '0-review');
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  const show = button(page, replay.review.show).first();
  const lines = button(page, replay.review.lines);
  for (let step = 1; step <= last && (await lines.count()) === 0; step++) {
    await page.getByRole('slider').fill(`${step}`);
    if ((await show.count()) > 0) await show.click();
  }
  await page.evaluate(noteMarks);
  await lines.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'marksSeen'))).toBeGreaterThan(1);
});

/** Runs in the page: notes what is written on canvases. */
function noteTexts(): void {
  const texts: string[] = [];
  Reflect.set(window, 'textsDrawn', texts);
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, ...drawn) {
    texts.push(drawn[0]);
    return fillText.apply(this, drawn);
  };
}

it('saves a short film for others, which names everybody', async () => {
  const page = await open('kakuro-race', 4);
  await page.evaluate(noteTexts);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: replay.picture.film }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kakuro-race-4.gif');
  const drawn: readonly string[] = await page.evaluate(() => Reflect.get(window, 'textsDrawn'));
  expect(drawn.filter((text) => /\byou\b/i.test(text))).toEqual([]);
  expect(drawn.filter((text) => /· Ada \d+ · Brook \d+$/.test(text))).not.toEqual([]);
  expect(drawn.filter((text) => /^4 of \d+ · \S/.test(text))).not.toEqual([]);
});

it('is played on by all on one device, from the moment that is shown', async () => {
  const page = await open('kakuro-challenge', 5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: replay.playOn.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('together');
  await dialog.getByText(replay.playOn.textTogether).waitFor();
  await dialog.getByRole('button', { name: replay.playOn.start, exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await page.getByText(/Pass the device to (Ada|Brook)/).waitFor();
  expect((await storedTables(page)).map(({ seats }) => seats)).toContainEqual([
    { name: 'Ada', bot: null },
    { name: 'Brook', bot: null },
  ]);
});
