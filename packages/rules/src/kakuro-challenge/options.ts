/** The table options of Kakuro Challenge. */

import { choice, flag, integer, list, type ReadFields, readFields, wordOrInteger } from '../core/fields.js';
import { parseSquare, type Square } from '../core/grid.js';
import { type Refusal, type Result, refuse } from '../core/result.js';
import { SIZE } from './board.js';
import { stoneLayouts } from './stone-layouts.js';

export const scorings = ['referee', 'strict', 'claim'] as const;

const squareName = (raw: unknown): string | undefined =>
  typeof raw === 'string' && parseSquare(raw, SIZE) !== undefined ? raw : undefined;

/** How each option is read from outside, and its default. */
export const optionFields = {
  /** Who begins: a seat, or drawn by lot. */
  first: wordOrInteger('lot', 0, 3),
  /** Any number of flips in a move. */
  expert: flag(false),
  /**
   * Who finds the points. `referee`: the table, and a flip against the rules is refused. `strict`: the table, which helps nobody,
   * and such a flip costs the points of the move. `claim`: the player, open to challenge.
   */
  scoring: choice(scorings),
  /** What a rejected challenge costs the challenger. */
  falseChallenge: integer(0, 999, 0),
  /** Seconds for a move. */
  moveSeconds: wordOrInteger('off', 1, 3600),
  /** What happens when they have run out: the table moves for the player, or everybody is reminded. */
  timeUp: choice(['move', 'remind']),
  stones: list(squareName, 'squares', { min: 5, max: 5 }, stoneLayouts.standard),
} as const;

export type ChallengeOptions = ReadFields<typeof optionFields>;

/** Options from outside; what is left out has its default. */
export function parseOptions(raw: unknown, seats: number): Result<ChallengeOptions, Refusal<'bad-request'>> {
  const read = readFields(raw, optionFields, 'options');
  if (!read.ok) return read;
  const { first, stones, moveSeconds, timeUp } = read.value;
  if (first !== 'lot' && first >= seats) {
    return refuse('bad-request', { field: 'options.first', problem: 'wrong', expected: `lot|0..${seats - 1}` });
  }
  if (timeUp !== 'move' && moveSeconds === 'off') {
    return refuse('bad-request', { field: 'options.timeUp', problem: 'needs', needed: 'moveSeconds' });
  }
  const twice = stones.find((stone, index) => stones.indexOf(stone) !== index);
  if (twice !== undefined) {
    return refuse('bad-request', { field: 'options.stones', problem: 'square-twice', square: twice });
  }
  const squares = stoneSquares(stones);
  if (!squares.every((square, index) => index === 0 || square > (squares[index - 1] as Square))) {
    return refuse('bad-request', { field: 'options.stones', problem: 'wrong', expected: 'squares-in-board-order' });
  }
  return read;
}

/** The squares of the river stones. */
export function stoneSquares(stones: readonly string[]): Square[] {
  return stones.map((name) => parseSquare(name, SIZE) as Square);
}
