/** How the tests play in any engine: as people do, by mouse and keys. */

import type { GameId } from '@riverstone/rules';
import type { OpenEngine } from './engine';

/** Runs in the page: somebody who has played before is not shown the rules first, and bots take no time. */
export function knowHow(learnt: readonly string[]): void {
  localStorage.setItem('riverstone:settings', JSON.stringify({ learnt, pace: 'instant' }));
}

/** What went wrong in the page since it was opened. */
export function faultsIn(engine: OpenEngine): Promise<readonly string[]> {
  return engine.evaluate(() => (window as unknown as { riverstoneFaults: readonly string[] }).riverstoneFaults);
}

/** The lines of the log, the latest first. */
export function logIn(engine: OpenEngine): Promise<readonly string[]> {
  return engine.evaluate(() =>
    [...document.querySelectorAll('.log-list-lines li')].map((line) => line.textContent ?? ''),
  );
}

/** Goes to a screen by its address, with the page loaded anew. */
export async function goTo(engine: OpenEngine, url: string, hash: string): Promise<void> {
  await engine.goTo('about:blank');
  await engine.goTo(`${url}${hash}`);
}

/** Sits down at a new table with everything as it is offered; where time counts, Enter starts it. */
export async function newTable(engine: OpenEngine, url: string, game: GameId): Promise<void> {
  await goTo(engine, url, `#/new/${game}`);
  await engine.click('button[type=submit]');
  await engine.until(() => document.querySelector('[role=grid], .pause-cover') !== null);
  if (await engine.evaluate(() => document.querySelector('.pause-cover') !== null)) await engine.press('Enter');
  await engine.until(() => document.querySelector('[role=grid]') !== null);
}

/** Waits until the log has so many lines that tell of the person at this screen. */
async function untilTold(engine: OpenEngine, what: string): Promise<void> {
  await engine.until(
    (wanted) => [...document.querySelectorAll('.log-list-lines li')].some((line) => line.textContent?.includes(wanted)),
    what,
  );
}

/** Waits until the first seat is to move. */
async function untilAsked(engine: OpenEngine): Promise<void> {
  await engine.until(() => document.querySelector('.seats-strip-awaited[data-seat="0"]') !== null);
}

/** Lifts a stone from a box that has all of its stones. */
export async function liftStone(engine: OpenEngine): Promise<void> {
  const free = '.kakuzu-covered:not(.kakuzu-spent)';
  await engine.click(free);
  await engine.until(() => document.querySelector('[role=gridcell][aria-selected=true]') !== null);
  const square = await engine.evaluate(
    () => document.querySelector('[aria-selected=true]')?.getAttribute('data-square') ?? '',
  );
  await engine.press('Enter');
  await engine.until((lifted) => document.querySelector(`.kakuzu-open[data-square="${lifted}"]`) !== null, square);
}

/** A few moves of each game. */
export const playIn: Readonly<Partial<Record<GameId, (engine: OpenEngine) => Promise<void>>>> = {
  async kakuzu(engine) {
    for (let moves = 0; moves < 3; moves++) {
      await untilAsked(engine);
      await liftStone(engine);
    }
  },
  async 'kakuro-challenge'(engine) {
    for (let moves = 0; moves < 2; moves++) {
      await untilAsked(engine);
      const before = (await logIn(engine)).length;
      await engine.press('1');
      await engine.click('[role=gridcell][aria-label*="free to lay on"]');
      await engine.press('p');
      await engine.until((lines) => document.querySelectorAll('.log-list-lines li').length > lines, before);
    }
  },
  async 'kakuro-race'(engine) {
    await engine.press(' ');
    await untilTold(engine, 'Kakuro!');
    await engine.click('[data-square="0"]');
    await engine.click('[data-square="7"]');
    await engine.until(() => document.querySelector('[aria-label*="in your line"]') !== null);
  },
};
