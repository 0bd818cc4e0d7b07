/** Random play of Kakuzu for tests: seeded tables, sheets and players, some of whom see through the stones. */

import type { Entry } from '../../src/core/game.js';
import { unwrap } from '../../src/core/result.js';
import { createRng, pick, type Rng, seedFromNumber, shuffled } from '../../src/core/rng.js';
import { kakuzu } from '../../src/kakuzu/game.js';
import type { Sheet } from '../../src/kakuzu/sheets/sheet.js';
import type { KakuzuAction, KakuzuEvent, KakuzuState } from '../../src/kakuzu/state.js';
import { deepFreeze } from '../deep-freeze.js';
import { newTable, type TableOptions } from './table.js';

/** Every number of seats with every variant, with a clock and without. */
export const everyTable = [1, 2, 3, 4].flatMap((seats) =>
  (['bag', 'same-digit', 'announce'] as const).flatMap((variant) => [
    { seats, variant },
    { seats, variant, clockMinutes: 10 },
  ]),
);

/** The same sudoku with its digits, rows, columns and sides exchanged; two sheets and one seed are exchanged alike. */
export function mixedSheet(sheet: Sheet, seed: number): Sheet {
  const rng = createRng(seedFromNumber(seed));
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], rng);
  const [rows, columns] = [mixedLines(rng), mixedLines(rng)];
  const turned = rng.below(2) === 1;
  return sheet.map((_, square) => {
    const row = rows[Math.floor(square / 9)] as number;
    const column = columns[square % 9] as number;
    const from = turned ? column * 9 + row : row * 9 + column;
    return digits[(sheet[from] as number) - 1] as number;
  });
}

/** The nine lines in bands of three, the bands and the lines of each in random order. */
function mixedLines(rng: Rng): number[] {
  return shuffled([0, 1, 2], rng).flatMap((band) => shuffled([0, 1, 2], rng).map((line) => band * 3 + line));
}

/** A new table with a mixed sheet and a drawn first seat. */
export function randomTable(options: TableOptions & { readonly seats: number }, seed: number): KakuzuState {
  const first = createRng(seedFromNumber(seed)).below(options.seats);
  const table = newTable({ ...options, first });
  return { ...table, sheet: mixedSheet(table.sheet, seed) };
}

/** What a random player does, or the clock: half of the removals are matches, one in fifty is a flag. */
function randomEntry(state: KakuzuState, rng: Rng): Entry<KakuzuAction> {
  const timer = kakuzu.status(state).timers.find(({ running }) => running);
  if (timer !== undefined && rng.below(50) === 0) {
    return { actor: 'table', action: pick(kakuzu.tableActions(state, timer.key), rng) };
  }
  const lying = [...state.uncovered.keys()].filter((square) => state.uncovered[square] === 0);
  const box = (square: number): number => Math.floor(square / 27) * 3 + Math.floor((square % 9) / 3);
  const openBoxes = new Set([...state.uncovered.keys()].filter((at) => state.uncovered[at] !== 0).map(box));
  const free = state.phase === 'setup' ? lying.filter((square) => !openBoxes.has(box(square))) : lying;
  const announces = state.options.variant === 'announce' && state.phase === 'remove';
  const underStones = lying.map((square) => state.sheet[square] as number);
  const announced = announces ? pick(underStones, rng) : null;
  const matches = free.filter((square) => state.sheet[square] === (announced ?? state.drawn.at(-1)));
  const square = pick(matches.length > 0 && rng.below(2) === 0 ? matches : free, rng);
  return { actor: state.turn, action: { type: 'remove', square, announced } };
}

/** One thing that happened: what was before it, who did what, what everybody saw and what is after it. */
export interface Moment {
  readonly before: KakuzuState;
  readonly entry: Entry<KakuzuAction>;
  readonly events: readonly KakuzuEvent[];
  readonly after: KakuzuState;
}

/** Plays to the end (or to a limit), the table's draws included. */
export function* randomGame(start: KakuzuState, seed: number, limit = 5000): Generator<Moment> {
  const rng = createRng(seedFromNumber(seed));
  let before = deepFreeze(start);
  for (let count = 0; count < limit && !kakuzu.status(before).over; count++) {
    const entry = kakuzu.status(before).tableDue ? nextDraw(before, rng) : randomEntry(before, rng);
    const { state, events } = unwrap(kakuzu.apply(before, entry.actor, entry.action));
    const after = deepFreeze(state);
    yield { before, entry, events, after };
    before = after;
  }
}

function nextDraw(state: KakuzuState, rng: Rng): Entry<KakuzuAction> {
  return { actor: 'table', action: pick(kakuzu.tableActions(state), rng) };
}

/** A random game with its draws: the whole log, and the state at its end. */
export function playedOut(start: KakuzuState, seed: number, entries = Number.POSITIVE_INFINITY) {
  const rng = createRng(seedFromNumber(seed));
  const log: Entry<KakuzuAction>[] = [];
  let state = start;
  const append = (entry: Entry<KakuzuAction>): void => {
    log.push(entry);
    state = unwrap(kakuzu.apply(state, entry.actor, entry.action)).state;
  };
  while (log.length < entries && !kakuzu.status(state).over) {
    append(randomEntry(state, rng));
    while (kakuzu.status(state).tableDue) append(nextDraw(state, rng));
  }
  return { log, state };
}
