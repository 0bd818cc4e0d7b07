/** Tables for the tests of Kakuzu: a sheet that can be read at a glance, and play in notation. */

import type { Seat, Viewer } from '../../src/core/game.js';
import { parseSquare } from '../../src/core/grid.js';
import { unwrap } from '../../src/core/result.js';
import { formatEntry, parseEntry } from '../../src/index.js';
import { kakuzu } from '../../src/kakuzu/game.js';
import { parseSheet } from '../../src/kakuzu/notation.js';
import type { KakuzuOptions } from '../../src/kakuzu/options.js';
import type { KakuzuEvent, KakuzuState } from '../../src/kakuzu/state.js';
import type { KakuzuView } from '../../src/kakuzu/view.js';

/** Row 1 counts from 1 to 9; every other row is row 1 begun elsewhere. */
export const SHEET = [
  '123456789',
  '456789123',
  '789123456',
  '234567891',
  '567891234',
  '891234567',
  '345678912',
  '678912345',
  '912345678',
].join('/');

/** One square of each box: on `SHEET` they show every digit once. */
export const EVERY_DIGIT: readonly string[] = ['a1', 'd1', 'g1', 'a4', 'd4', 'g4', 'a7', 'd7', 'g7'];

/** The nine squares of `SHEET` with a 1, one of each box. */
export const EVERY_ONE: readonly string[] = ['a1', 'g2', 'd3', 'i4', 'f5', 'c6', 'h7', 'e8', 'b9'];

/** `a1` to `i9` in board order: a1, b1 and so on. */
export const allSquares = [...'123456789'].flatMap((row) => [...'abcdefghi'].map((column) => column + row));

export interface TableOptions {
  readonly seats?: number;
  readonly first?: Seat;
  readonly sheet?: string;
  readonly variant?: KakuzuOptions['variant'];
  readonly clockMinutes?: number;
}

/** A new table on `SHEET`: two seats, seat 0 first, unless said otherwise. */
export function newTable({ seats = 2, first = 0, sheet = SHEET, ...options }: TableOptions = {}): KakuzuState {
  const parsed = unwrap(kakuzu.parseOptions({ first, ...options }, seats));
  return kakuzu.setup(parsed, seats, { first, sheet: unwrap(parseSheet(sheet)) });
}

/** A table whose set-up is done: nine squares, by default one of each digit, removed in the order of play. */
export function startedTable(options: TableOptions = {}, squares: readonly string[] = EVERY_DIGIT): KakuzuState {
  const { seats = 2, first = 0 } = options;
  const removals = squares.map((square, index) => `${(first + index) % seats}:${square}`);
  return play(newTable(options), ...removals);
}

/** A started table where only the named stones still lie; nobody has got any of the others. */
export function tableWithStones(squares: string, options: TableOptions = {}): KakuzuState {
  const state = startedTable(options);
  const lying = squares.split(' ').map((square) => parseSquare(square, 9));
  return { ...state, uncovered: state.sheet.map((digit, square) => (lying.includes(square) ? 0 : digit)) };
}

/** The state after entries such as `0:e5`, `*:draw 7`, `0:flag`; throws when one is refused. */
export function play(state: KakuzuState, ...entries: readonly string[]): KakuzuState {
  return entries.reduce((current, entry) => step(current, entry).state, state);
}

/** What everybody saw of an entry. */
export function seen(state: KakuzuState, entry: string): readonly KakuzuEvent[] {
  return step(state, entry).events;
}

/** Why an entry is refused: `not-allowed no-stone`; `fine` when it is not. */
export function refusal(state: KakuzuState, entry: string): string {
  const result = attempt(state, entry);
  if (result.ok) return 'fine';
  const { code, detail } = result.error;
  return detail.reason === undefined ? code : `${code} ${detail.reason}`;
}

/** What somebody sees; without a name, somebody beside the table. */
export function look(state: KakuzuState, viewer: Viewer = 'spectator'): KakuzuView {
  return kakuzu.view(state, viewer);
}

/** Everything that the seat in turn may do. */
export function legalEntries(state: KakuzuState): readonly string[] {
  const actor = state.turn;
  return kakuzu.legal(look(state, actor), actor).actions.map((action) => formatEntry(kakuzu, { actor, action }));
}

/** The digits in the bag, as one text: `0123456789`. */
export function bag(state: KakuzuState): string {
  return look(state).bag.join('');
}

function step(state: KakuzuState, entry: string) {
  return unwrap(attempt(state, entry));
}

function attempt(state: KakuzuState, text: string) {
  const entry = parseEntry(kakuzu, text, state.scores.length);
  return entry.ok ? kakuzu.apply(state, entry.value.actor, entry.value.action) : entry;
}
