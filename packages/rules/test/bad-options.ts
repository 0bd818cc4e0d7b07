/** Options that will not do, one of each way, and what is said of each: for the rules and for every host. */

import type { GameId } from '../src/index.js';

export interface BadOptions {
  readonly what: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly detail: Readonly<Record<string, unknown>>;
}

const stones = ['b2', 'h2', 'e5', 'b8', 'h8'];

export const badOptions: readonly BadOptions[] = [
  {
    what: 'an end of the time without a time',
    game: 'kakuro-challenge',
    seats: 2,
    options: { timeUp: 'remind' },
    detail: { field: 'options.timeUp', problem: 'needs', needed: 'moveSeconds' },
  },
  {
    what: 'a stone twice on a square',
    game: 'kakuro-challenge',
    seats: 2,
    options: { stones: stones.with(3, 'h2') },
    detail: { field: 'options.stones', problem: 'square-twice', square: 'h2' },
  },
  {
    what: 'stones out of order',
    game: 'kakuro-challenge',
    seats: 2,
    options: { stones: stones.toReversed() },
    detail: { field: 'options.stones', problem: 'wrong', expected: 'squares-in-board-order' },
  },
  {
    what: 'time for a call, alone',
    game: 'kakuro-race',
    seats: 1,
    options: { claimSeconds: 20 },
    detail: { field: 'options.claimSeconds', problem: 'seats', expected: '2..5' },
  },
  {
    what: 'sealed claims, alone',
    game: 'kakuro-race',
    seats: 1,
    options: { sealed: true },
    detail: { field: 'options.sealed', problem: 'seats', expected: '2..5' },
  },
  {
    what: 'no clock, together',
    game: 'kakuro-race',
    seats: 2,
    options: { untimed: true },
    detail: { field: 'options.untimed', problem: 'seats', expected: '1' },
  },
  {
    what: 'too few Doubles',
    game: 'kakuro-race',
    seats: 2,
    options: { actions: ['d', 'x'] },
    detail: { field: 'options.actions', problem: 'doubles', expected: 2 },
  },
  {
    what: 'a seat that is not there',
    game: 'kakuzu',
    seats: 2,
    options: { first: 2 },
    detail: { field: 'options.first', problem: 'wrong', expected: 'lot|0..1' },
  },
  {
    what: 'a sheet that is not there',
    game: 'kakuzu',
    seats: 2,
    options: { sheet: 41 },
    detail: { field: 'options.sheet', problem: 'wrong', expected: 'random|lot|1..40' },
  },
  {
    what: 'an unknown option',
    game: 'kakuzu',
    seats: 2,
    options: { handicap: 3 },
    detail: { field: 'options.handicap', problem: 'unknown' },
  },
];
