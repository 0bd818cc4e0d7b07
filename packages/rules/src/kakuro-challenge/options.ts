/** The table options of Kakuro Challenge. */

import { choice, flag, integer, list, wordOrInteger } from '../core/field-kinds.js';
import type { ReadFields } from '../core/fields.js';
import { parseSquare, type Square } from '../core/grid.js';
import { option, optionsParser } from '../core/options.js';
import { SIZE } from './board/board.js';
import { stoneLayouts } from './board/stone-layouts.js';

/** How many can play. */
export const seats = { min: 2, max: 4 } as const;

const STONES = stoneLayouts.standard.length;

const squareName = (raw: unknown): string | undefined =>
  typeof raw === 'string' && parseSquare(raw, SIZE) !== undefined ? raw : undefined;

export const challengeOptions = {
  /** Who begins: a seat, or drawn by lot. */
  first: option(wordOrInteger('lot', 0, seats.max - 1), { isSeat: true }),
  /** Any number of flips in a move. */
  expert: flag(false),
  /**
   * Who finds the points. `referee`: the table, and a flip against the rules is refused. `strict`: the table, which
   * helps nobody, and such a flip costs the points of the move. `claim`: the player, open to challenge.
   */
  scoring: choice(['referee', 'strict', 'claim']),
  /** What a rejected challenge costs the challenger. */
  falseChallenge: option(integer(0, 999, 0), { onlyIf: { option: 'scoring', is: 'claim' } }),
  /** Seconds for a move. One book finds about 30 reasonable. */
  moveSeconds: option(wordOrInteger('off', 1, 3600), { suggested: [30, 60], programDefault: 30 }),
  /** What happens when they have run out: the table moves for the player, or everybody is reminded. */
  timeUp: option(choice(['move', 'remind']), { needs: 'moveSeconds' }),
  /** The squares of the first tiles, in board order. */
  stones: option(list(squareName, 'squares', { min: STONES, max: STONES }, stoneLayouts.standard), {
    check(stones) {
      const repeated = stones.find((stone, index) => stones.indexOf(stone) !== index);
      if (repeated !== undefined) return { problem: 'square-twice', square: repeated };
      const squares = stoneSquares(stones);
      const isOrdered = squares.every((square, index) => index === 0 || square > (squares[index - 1] as Square));
      return isOrdered ? null : { problem: 'wrong', expected: 'squares-in-board-order' };
    },
  }),
} as const;

export type ChallengeOptions = ReadFields<typeof challengeOptions>;

export const parseOptions = optionsParser(challengeOptions);

/**
 * The squares of the river stones.
 * @example stoneSquares(['b2', 'h2']) // => [10, 16]
 */
export function stoneSquares(stones: readonly string[]): Square[] {
  return stones.map((name) => parseSquare(name, SIZE) as Square);
}
