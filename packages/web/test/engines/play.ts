/** How the tests play in any engine: as people do, by mouse and keys. */

import { type GameId, gameIds } from '@riverstone/rules';
import type { SavedTable } from '../../src/table/saved/saved-table';
import { english } from '../support/english';
import type { InputStep } from '../support/game-in-browser';
import { type NextInputs, nextInputs } from '../support/next-inputs';
import { readRows, writeRow } from '../support/stored-tables';
import { type EngineName, type OpenEngine, PATIENCE_MS, type Part } from './engine';

/** Whoever sits at an engine, where names are asked for. */
const names: Readonly<Record<EngineName, string>> = { chromium: 'Ada', firefox: 'Bo', webkit: 'Cleo' };

/** What a player is asked, below the board. */
export const prompt = (text: string): Part => ({ role: 'status', name: new RegExp(`^${text.replaceAll('.', '\\.')}`) });

/** Comes to the page for the first time, as somebody who has played before. */
export async function arrive(engine: OpenEngine, url: string): Promise<void> {
  await engine.goTo(url);
  await engine.evaluate(skipLessons, gameIds);
  // WebKit never opens a database again that was left while it was made: not until all its windows are closed.
  await engine.until(async () => (await indexedDB.databases()).some(({ name }) => name === 'riverstone'));
  await engine.evaluate(readRows, 'tables');
}

/** Runs in the page: somebody who has played before is not shown the rules first, and bots take no time. */
function skipLessons(learnt: readonly string[]): void {
  localStorage.setItem('riverstone:settings', JSON.stringify({ learnt, pace: 'instant' }));
}

/** What went wrong in the page since it was opened. */
export function faultsIn(engine: OpenEngine): Promise<readonly string[]> {
  return engine.evaluate(() => (window as unknown as { riverstoneFaults: readonly string[] }).riverstoneFaults);
}

/** The lines of the log, the latest first. */
export function logIn(engine: OpenEngine): Promise<readonly string[]> {
  return engine.evaluate((name) => {
    const log = document.querySelector(`ol[aria-label="${name}"]`);
    return [...(log?.children ?? [])].map((line) => line.textContent ?? '');
  }, english.app.table.log);
}

/**
 * Goes to a screen by its address, with the page loaded again. Never by way of another page: what WebKit's database was
 * asked when it was left would block it.
 */
export async function goTo(engine: OpenEngine, url: string, hash: string): Promise<void> {
  await engine.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  await engine.goTo(`${url}${hash}`);
  if (await engine.evaluate(() => document.documentElement.hasAttribute('data-left'))) await engine.reload();
}

/** Sits down at a new table with everything as it is offered. */
export async function newTable(engine: OpenEngine, url: string, game: GameId): Promise<void> {
  await goTo(engine, url, `#/new/${game}`);
  await engine.click({ role: 'button', name: english.app.newTable.start });
  await begin(engine);
}

/** Sits down at a table that is dealt already. */
export async function sitDownAt(engine: OpenEngine, url: string, table: SavedTable): Promise<void> {
  await goTo(engine, url, '');
  await engine.sees({ role: 'heading', name: english.app.home.title });
  await engine.evaluate(writeRow, { kind: 'tables', row: table });
  await goTo(engine, url, `#/table/${table.id}`);
  await begin(engine);
}

/** Waits for the board; where time counts, somebody has to say that they are ready. */
export async function begin(engine: OpenEngine): Promise<void> {
  const ready = { role: 'button', name: english.app.table.start };
  await engine.until(() => location.hash.startsWith('#/table/'));
  const isAsked = await retryUntilFound(async () => {
    if (await engine.has({ role: 'grid' })) return false;
    return (await engine.has(ready)) || undefined;
  });
  if (isAsked) await engine.press('Enter');
  await engine.sees({ role: 'grid' });
}

/** The table on the screen, as it is kept. */
async function tableIn(engine: OpenEngine): Promise<SavedTable> {
  const id = await engine.evaluate(() => location.hash.replace('#/table/', ''));
  const tables = (await engine.evaluate(readRows, 'tables')) as readonly SavedTable[];
  const table = tables.find((each) => each.id === id);
  if (table === undefined) throw new Error(`${engine.name} keeps no table ${id}`);
  return table;
}

/** Waits until the log has more than `entries` entries and this player is to act, or the game is over. */
function nextInputsAfter(engine: OpenEngine, entries: number): Promise<NextInputs> {
  return retryUntilFound(async () => {
    const next = nextInputs(await tableIn(engine), entries);
    return next.status.over || next.inputs.length > 0 ? next : undefined;
  });
}

/** Calls `look` until it finds something; throws after `PATIENCE_MS`. */
export async function retryUntilFound<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`looked in vain: ${look}`);
  }
}

async function perform(engine: OpenEngine, input: InputStep): Promise<void> {
  if ('key' in input) await engine.press(input.key);
  else await engine.click({ role: 'gridcell', nth: input.square });
}

/** Makes so many moves as somebody who knows the rules. */
export async function play(engine: OpenEngine, moves: number): Promise<void> {
  let entries = -1;
  for (let made = 0; made < moves; made++) {
    const next = await nextInputsAfter(engine, entries);
    entries = next.entries;
    for (const input of next.inputs) await perform(engine, input);
  }
  await nextInputsAfter(engine, entries);
}

/** Lifts any stone from a closed box, at any table of Kakuzu. */
export async function liftStone(engine: OpenEngine): Promise<void> {
  const stones = await engine.evaluate((spent) => {
    const squares = [...document.querySelectorAll('[role=gridcell]')];
    return squares.flatMap((square, index) => {
      const isFree = square.getAttribute('aria-description')?.includes(spent) !== true;
      return isFree && /, stone$/.test(square.getAttribute('aria-label') ?? '') ? [index] : [];
    });
  }, english.kakuzu.square.boxLostOne);
  await engine.click({ role: 'gridcell', nth: stones[0] ?? 0 });
  await engine.click({ role: 'button', name: /^Lift / });
}

/** Types a name, unless the browser knows it from another table. */
export async function typeName(engine: OpenEngine): Promise<void> {
  await engine.click({ role: 'textbox', name: english.online.newTable.yourName });
  const known = await engine.evaluate(() => (document.activeElement as HTMLInputElement).value);
  if (known === '') await engine.type(names[engine.name]);
}
