/** Every legal move of a hand, listed from the rules as they are written; `fast-board.ts` is its fast twin. */

import type { Direction, Square } from '../../core/grid.js';
import { type Board, cellAt, isEmpty, isPlaceable, isRed, isYellow, SIZE, sides } from './board.js';
import { judgePlacement, type Placement } from './placement.js';

/** A legal placement and what it scores. */
export interface ScoredMove {
  readonly placement: Placement;
  readonly points: number;
}

/**
 * Every legal move, each once; two equal tiles in hand count as one.
 * @example legalMoves(board, [4, 7], false).length // => 150
 */
export function legalMoves(board: Board, hand: readonly number[], expert: boolean): ScoredMove[] {
  const moves: ScoredMove[] = [];
  for (let square = 0; square < board.length; square++) {
    if (!isPlaceable(board, square)) continue;
    const flipSets = possibleFlips(board, square).filter((flips) => expert || flips.length <= 1);
    for (const digit of new Set(hand)) {
      for (const side of sides) {
        for (const flips of flipSets) {
          const placement: Placement = { digit, side, square, flips };
          const judged = judgePlacement(board, placement, { expert });
          if (judged.ok) moves.push({ placement, points: judged.value.points });
        }
      }
    }
  }
  return moves;
}

/**
 * The flips that a Kakuro through a square could need: choose its first and its last square in the block of tiles
 * around it, and the flips are forced (the first must be red, all others yellow). No flips at all is always one of
 * them.
 */
function possibleFlips(board: Board, square: Square): readonly (readonly Square[])[] {
  const found = new Map<string, readonly Square[]>([['', []]]);
  for (const direction of ['across', 'down'] as const) {
    const block = blockAround(board, square, direction);
    const own = block.indexOf(square);
    for (let first = 0; first <= own; first++) {
      for (let last = own; last < block.length; last++) {
        const flips = block.slice(first, last + 1).filter((each, index) => {
          if (each === square) return false;
          return index === 0 ? isYellow(cellAt(board, each)) : isRed(cellAt(board, each));
        });
        found.set(flips.join(), flips);
      }
    }
  }
  return [...found.values()];
}

/** The unbroken stretch of tiles that a tile on an empty square would join, that square included. */
function blockAround(board: Board, square: Square, direction: Direction): Square[] {
  const step = direction === 'across' ? 1 : SIZE;
  const index = direction === 'across' ? square % SIZE : Math.floor(square / SIZE);
  const block = [square];
  for (let back = 1; back <= index && !isEmpty(cellAt(board, square - back * step)); back++)
    block.unshift(square - back * step);
  for (let on = 1; index + on < SIZE && !isEmpty(cellAt(board, square + on * step)); on++)
    block.push(square + on * step);
  return block;
}
