/** Reviews on the page: progress, verdicts, the best move on the board, tasks from mistakes, playing on, pictures. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import replay from '../src/messages/replay/en.json';
import { expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { servePage } from './support/built-page';
import { players } from './support/parts';
import { playAhead } from './support/play-ahead';
import { readRows, replaceStoredTable, writeRow } from './support/stored-tables';
import { begin } from './support/tables';

const browser = useBrowser();
let site: Awaited<ReturnType<typeof servePage>>;
beforeAll(async () => {
  site = await servePage();
});
afterAll(() => site.close());

const { saved } = playAhead({
  game: 'kakuro-challenge',
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Brook', bot: 'novice' },
  ],
  options: {},
  entries: Number.POSITIVE_INFINITY,
  level: 'casual',
});

/** What the end of that game left for the statistics. */
const summary = {
  ...{ id: saved.id, game: saved.game, seats: saved.seats, you: 0, endedAt: 1, touchedAt: 1, options: {} },
  ...{ scores: [1, 0], winners: [0], hasResigned: false, bestTurn: 1, feat: null, accuracy: null },
};

async function openReview(viewport?: PageSize): Promise<Page> {
  const page = await browser.visit(site.url);
  if (viewport !== undefined) await page.setViewportSize(viewport);
  await page.locator('h1').first().waitFor();
  await replaceStoredTable(page, saved);
  await page.evaluate(writeRow, { kind: 'summaries', row: summary });
  await page.goto(`${site.url}#/replay/${saved.id}/0-review`);
  await page.getByRole('heading', { name: turningPoints }).waitFor();
  return page;
}

const { title, titleOf } = replay.review.turning;
const turningPoints = new RegExp(`^(?:${title}|${titleOf})$`);

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What the button to the review of a step says. */
const anyVerdict = new RegExp(
  [replay.review.open, ...Object.values(replay.review.verdict)]
    .map((text) => `^${text.replace(/\{.*/s, '')}`)
    .join('|'),
);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

it('shows a miss and what was best, is kept for next time, and its misses are tasks', async () => {
  const page = await openReview();
  await button(page, /^Ada|^You/)
    .filter({ hasText: /\d/ })
    .first()
    .click();
  await page.getByText(/left .* on the table|in the long run/).waitFor();
  const before = await page.locator('[role=grid] .tile').count();
  const scores = (): Promise<readonly string[]> => players(page).getByRole('strong').allInnerTexts();
  const played = await scores();
  await button(page, replay.review.show).click();
  expect(await page.locator('[role=grid] .tile').count()).toBe(before);
  expect(await scores()).not.toEqual(played);
  await button(page, replay.review.hide).click();
  expect(await scores()).toEqual(played);
  await expectNoAxeViolations(page, 'a review');
  // A curve is a line: without its style it would be a black area.
  const line = page.locator('.chance-curves polyline').first();
  expect(await line.evaluate((drawn) => getComputedStyle(drawn).fill)).toBe('none');
  await page.reload();
  // No worker is asked again.
  await page.getByRole('heading', { name: turningPoints }).waitFor();
  expect(page.workers()).toHaveLength(0);

  const [kept] = (await page.evaluate(readRows, 'summaries')) as { readonly accuracy: readonly number[] }[];
  expect(kept?.accuracy).toHaveLength(2);

  await button(page, /^Learn from mistakes/).click();
  await button(page, replay.learn.hint).first().click();
  await page.getByText(replay.learn.where).first().waitFor();
  await button(page, replay.learn.solution).click();
  await page.getByText(/^1 of \d+ Best move: /).waitFor();
  await expectNoAxeViolations(page, 'a task from a mistake');
  await button(page, replay.learn.end).first().click();
  await page.getByRole('slider').waitFor();
});

it('says the same number in the bar and beside the board, and has no button to what is there', async () => {
  const page = await openReview({ width: 1440, height: 900 });
  const bar = page.locator('.replay-bar-move');
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  let misses = 0;
  for (let step = 1; step <= last; step++) {
    await page.getByRole('slider').fill(`${step}`);
    const [missed] = /(?<=Missed )\d+ points?/.exec((await bar.textContent()) ?? '') ?? [];
    if (missed === undefined) continue;
    misses++;
    await page.getByText(`left ${missed} on the table`).waitFor();
  }
  expect(misses).toBeGreaterThan(0);
  expect(await bar.getByRole('button').count()).toBe(0);
  await page.locator('.replay-bar-slider').getByText(replay.review.marks).waitFor();
  expect(await page.locator('.review-players').getByText(replay.review.means.marks).count()).toBe(0);
});

it('opens over the board of a phone, and again after its mistakes, at the same moment', async () => {
  const page = await openReview({ width: 360, height: 640 });
  const sheet = page.getByRole('dialog', { name: replay.review.open });
  await sheet.getByText(replay.review.begin).waitFor();
  await sheet.getByText(replay.review.means.accuracy).waitFor();
  await sheet.getByText(replay.review.means.marks).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('slider').fill('10');
  await button(page, anyVerdict).filter({ hasText: anyVerdict }).click();
  await button(page, /^Learn from mistakes/).click();
  await button(page, replay.learn.end).first().click();
  await sheet.waitFor();
  expect(await page.getByRole('slider', { includeHidden: true }).inputValue()).toBe('10');
});

it('comes back by the star after a jump to a turning point, and no move is cut off', async () => {
  const page = await openReview({ width: 360, height: 640 });
  const sheet = page.getByRole('dialog', { name: replay.review.open });
  const points = sheet.locator('.review-turning').getByRole('button');
  expect(await points.first().textContent()).toMatch(
    /^Move \d+: (?:your|\S+) chance to win \d+% → \d+%.+[^.]\. An average draw here .+; this move scored \d+ points?\./,
  );
  await points.first().click();
  await sheet.waitFor({ state: 'detached' });
  await button(page, replay.review.open).and(page.locator('[aria-pressed]')).click();
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  const told = page.locator('.replay-bar-told');
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  for (let step = 1; step <= last; step++) {
    await page.getByRole('slider').fill(`${step}`);
    expect(await told.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0);
  }
});

it('plays on from a moment, and saves a picture of it', async () => {
  const page = await openReview();
  await page.getByRole('slider').fill('10');
  const choose = async (name: string): Promise<void> => {
    await button(page, 'Menu').click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [file] = await Promise.all([page.waitForEvent('download'), choose(replay.picture.picture)]);
  expect(file.suggestedFilename()).toBe('kakuro-challenge-10.png');
  await choose(replay.playOn.open);
  await page.getByRole('button', { name: replay.playOn.start, exact: true }).click();
  await page.waitForURL(/#\/table\//);
  await begin(page);
  expect(await page.locator('[role=grid] .tile').count()).toBeGreaterThanOrEqual(15);
});
