/** The types of Kakuzu: chance, state, actions and events. */

import type { DealPlace, Seat } from '../core/game.js';
import type { Square } from '../core/grid.js';
import { memoizeLast } from '../core/memoize-last.js';
import type { Rng } from '../core/rng.js';
import { numberedSheet } from './numbered-sheets.js';
import { type KakuzuOptions, NUMBERED_SHEETS } from './options.js';
import { disguise } from './sheets/disguise.js';
import { randomSheet } from './sheets/random-sheet.js';
import { boxOf, type Sheet } from './sheets/sheet.js';

/** The chance that is settled before the first move. Draws from the bag come later, as the table's own actions. */
export interface KakuzuChance {
  readonly first: Seat;
  readonly sheet: Sheet;
}

/** What the game waits for: set-up removals, a draw from the bag, a removal in a turn, or nothing more. */
export type Phase = 'setup' | 'draw' | 'remove' | 'over';

/** The uncovered digits, 0 for a stone; 81 squares in board order. */
export type Uncovered = readonly number[];

/** A stone lifted off the sheet. */
export interface Removal {
  readonly seat: Seat;
  readonly square: Square;
  /** What lay under it. */
  readonly digit: number;
  /** The wanted digit; null in the set-up. */
  readonly wanted: number | null;
  /** The seat that got the stone; null for nobody. */
  readonly to: Seat | null;
}

export interface KakuzuState {
  readonly options: Pick<KakuzuOptions, 'variant' | 'clockMinutes'>;
  readonly phase: Phase;
  readonly sheet: Sheet;
  readonly uncovered: Uncovered;
  /** The stones that each seat has. */
  readonly scores: readonly number[];
  readonly first: Seat;
  readonly turn: Seat;
  /** The digits drawn in this turn, in order; the last one is looked for. Empty in announce games. */
  readonly drawn: readonly number[];
  /** How many stones this turn has kept. */
  readonly kept: number;
  /** The seats whose clock has run out. */
  readonly flagged: readonly Seat[];
  /** The stone removed last; null until there is one. */
  readonly last: Removal | null;
}

export type KakuzuAction =
  | {
      readonly type: 'remove';
      readonly square: Square;
      /** Null unless digits are announced. */
      readonly announced: number | null;
    }
  /** The table draws a digit from the bag. */
  | { readonly type: 'draw'; readonly digit: number }
  /** The table: a seat's clock has run out. */
  | { readonly type: 'flag'; readonly seat: Seat };

export type KakuzuEvent =
  | ({ readonly type: 'removed' } & Removal)
  | { readonly type: 'drew'; readonly seat: Seat; readonly digit: number }
  | { readonly type: 'completed'; readonly digit: number }
  | {
      readonly type: 'turn-ended';
      readonly seat: Seat;
      readonly reason: 'zero' | 'missed' | 'third-match' | 'ninth' | 'flag';
    }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/** Chooses the sheet and, unless the options name a seat, draws who begins. */
export function deal(options: KakuzuOptions, seats: number, rng: Rng, place: DealPlace = 'one-room'): KakuzuChance {
  const sheet = chooseSheet(options.sheet, rng, place);
  return { first: options.first === 'lot' ? rng.below(seats) : options.first, sheet };
}

/** Anybody can look up the numbered sheets, so they are disguised at online tables. */
function chooseSheet(choice: KakuzuOptions['sheet'], rng: Rng, place: DealPlace): Sheet {
  if (choice === 'random') return randomSheet(rng);
  const printed = numberedSheet(choice === 'lot' ? 1 + rng.below(NUMBERED_SHEETS) : choice);
  return place === 'online' ? disguise(printed, rng) : printed;
}

/** All 81 stones lie; the set-up removals come first. */
export function setup(options: KakuzuOptions, seats: number, chance: KakuzuChance): KakuzuState {
  const { variant, clockMinutes } = options;
  return {
    options: { variant, clockMinutes },
    phase: 'setup',
    sheet: chance.sheet,
    uncovered: chance.sheet.map(() => 0),
    scores: new Array<number>(seats).fill(0),
    first: chance.first,
    turn: chance.first,
    drawn: [],
    kept: 0,
    flagged: [],
    last: null,
  };
}

/** The digits of a sheet. The 0 is a stone of the bag and nothing else. */
export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The fields that an action can change. */
type Changes = Partial<Omit<KakuzuState, 'options' | 'sheet' | 'first'>>;

/** The state with some fields changed. They are named one by one, because a spread takes ten times as long. */
export function changed(state: KakuzuState, changes: Changes): KakuzuState {
  return {
    options: state.options,
    phase: changes.phase ?? state.phase,
    sheet: state.sheet,
    uncovered: changes.uncovered ?? state.uncovered,
    scores: changes.scores ?? state.scores,
    first: state.first,
    turn: changes.turn ?? state.turn,
    drawn: changes.drawn ?? state.drawn,
    kept: changes.kept ?? state.kept,
    flagged: changes.flagged ?? state.flagged,
    last: changes.last ?? state.last,
  };
}

/** How many places of each digit are open; at 0, how many stones still lie. */
const countOpen = memoizeLast((uncovered: Uncovered): readonly number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  // By index: an iterator makes an object for each square.
  for (let square = 0; square < uncovered.length; square++) {
    const open = uncovered[square] as number;
    counts[open] = (counts[open] as number) + 1;
  }
  return counts;
});

/** How many stones were lifted. */
export function liftedStones(uncovered: Uncovered): number {
  return uncovered.length - (countOpen(uncovered)[0] as number);
}

/**
 * Whether all nine of a digit (1 to 9) are uncovered: its digit stone has left the game.
 * @example isComplete(state.uncovered, 9) // => false
 */
export function isComplete(uncovered: Uncovered, digit: number): boolean {
  return countOpen(uncovered)[digit] === digits.length;
}

/**
 * The digits in the bag, ascending: the 0 always (drawn, it ends the turn and goes back), the others unless they are
 * drawn in this turn or complete. Everybody can count them. Announce games have no bag.
 * @example bagOf(state) // => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
 */
export function bagOf({ options, uncovered, drawn }: Pick<KakuzuState, 'options' | 'uncovered' | 'drawn'>): number[] {
  if (options.variant === 'announce') return [];
  const counts = countOpen(uncovered);
  const bag = [0];
  for (const digit of digits) if (!drawn.includes(digit) && counts[digit] !== digits.length) bag.push(digit);
  return bag;
}

/**
 * Whether a box has lost a stone.
 * @example hasOpened(state.uncovered, 4) // => false
 */
export function hasOpened(uncovered: Uncovered, box: number): boolean {
  for (let square = 0; square < uncovered.length; square++)
    if ((uncovered[square] as number) > 0 && boxOf(square) === box) return true;
  return false;
}
