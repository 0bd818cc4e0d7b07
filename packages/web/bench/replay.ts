/** Replays of whole games: what they load, how long a review takes, and what each step of the slider costs. */

import { type GameId, gameIds } from '@riverstone/rules';
import type { Browser, Page } from 'playwright-core';
import { playAhead } from '../test/support/play-ahead';
import { keepInstead } from '../test/support/stored-tables';
import { contextOptions, knowsTheRules } from '../test/support/visit-options';
import type { Figure } from './figure';
import { goals } from './goals';

/** Figures of each game, played by casual bots. */
export async function replayFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of gameIds) figures.push(...(await figuresOf(browser, url, game)));
  return figures;
}

async function figuresOf(browser: Browser, url: string, game: GameId): Promise<Figure[]> {
  const { saved } = playAhead({ game, seats, options: {}, entries: Number.POSITIVE_INFINITY, level: 'casual' });
  const context = await browser.newContext(contextOptions({ size: 'desktop' }));
  await context.addInitScript(knowsTheRules);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await keepInstead(page, saved);
  await page.goto(`${url}#/replay/${saved.id}/0-review`);
  await page.getByRole('slider').waitFor();
  const begun = performance.now();
  await page.locator('.review-part').or(page.locator('.review-mark')).first().waitFor();
  const first = performance.now() - begun;
  await page.locator('.review-turning').waitFor();
  const whole = performance.now() - begun;
  const step = await stepCost(page);
  await context.close();
  return [
    { name: `${game}: first results of its review`, value: first, unit: 'ms', goal: { most: goals.firstReviewMs } },
    { name: `${game}: its whole review`, value: whole, unit: 'ms', goal: { most: goals.wholeReviewMs } },
    { name: `${game}: a step of the slider, CPU of the page`, value: step, unit: 'ms', goal: { most: goals.frameMs } },
  ];
}

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Brook', bot: 'casual' },
] as const;

/** CPU time of the main thread, so that other work on the machine does not count. */
async function stepCost(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  const steps = await page.evaluate(slideThrough);
  return ((await spent()) - before) / steps;
}

/** Runs in the page: moves the slider by one in every frame. */
async function slideThrough(): Promise<number> {
  const slider = document.querySelector<HTMLInputElement>('.replay-bar input');
  if (slider === null) throw new Error('there is no slider');
  const last = Number(slider.max);
  for (let at = 0; at <= last; at++) {
    slider.value = String(at);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(done));
  }
  return last + 1;
}
