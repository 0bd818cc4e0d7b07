/** Replays of whole games: how long a review takes, what a step of the slider costs, and how smooth dragging it is. */

import { type GameId, gameIds } from '@riverstone/rules';
import type { Browser, Page } from 'playwright-core';
import { playAhead } from '../test/support/play-ahead';
import { replaceStoredTable } from '../test/support/stored-tables';
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
  await replaceStoredTable(page, saved);
  await page.goto(`${url}#/replay/${saved.id}/0-review`);
  await page.getByRole('slider').waitFor();
  const begun = performance.now();
  await page.waitForFunction(hasResults);
  const first = performance.now() - begun;
  await page.locator('.review-turning').waitFor();
  const whole = performance.now() - begun;
  const step = await stepCost(page);
  const frames = await framesWhileDragging(page, 1);
  const slowFrames = await framesWhileDragging(page, 4);
  await context.close();
  return [
    { name: `${game}: first results of its review`, value: first, unit: 'ms', goal: { most: goals.firstReviewMs } },
    { name: `${game}: its whole review`, value: whole, unit: 'ms', goal: { most: goals.wholeReviewMs } },
    { name: `${game}: a step of the slider, CPU of the page`, value: step, unit: 'ms', goal: { most: goals.frameMs } },
    { name: `${game}: frames while the slider is dragged`, value: frames, unit: 'fps', goal: { least: goals.frames } },
    { name: `${game}: the same, CPU 4 times slower`, value: slowFrames, unit: 'fps', goal: null },
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

/** Drags the slider over every moment, a step a frame; gives the frames in a second meanwhile. */
async function framesWhileDragging(page: Page, slower: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const slider = page.locator('.replay-bar input');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('there is no slider');
  const last = Number(await slider.getAttribute('max'));
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let at = 0; at <= last; at++) {
    await page.mouse.move(box.x + 1 + ((box.width - 2) * at) / last, y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const frames = await page.evaluate(framesSeen);
  await page.mouse.up();
  if (Number(await slider.inputValue()) !== last) throw new Error('the slider was not dragged to its end');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return frames;
}

/** Runs in the page: notes the time of every frame from now on. A text, because bundlers give inner functions names. */
const watchFrames = `{
  const times = (window.frameTimes = []);
  const note = (time) => {
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;

/** Runs in the page. */
function framesSeen(): number {
  const times: unknown = Reflect.get(window, 'frameTimes');
  if (!Array.isArray(times) || times.length < 2) throw new Error('no frames were noted');
  return ((times.length - 1) * 1000) / (Number(times.at(-1)) - Number(times[0]));
}

/** Runs in the page: whether anything is reviewed. */
function hasResults(): boolean {
  const progress = document.querySelector<HTMLProgressElement>('.review-progress progress');
  return (progress?.value ?? 0) > 0 || document.querySelector('.review-turning') !== null;
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
