/** The moves of a hand that score most. */

import {
  type Board,
  FastBoard,
  MAX_MOVES,
  moveDigit,
  moveFlips,
  moveIsRed,
  movePoints,
  moveSquare,
  type ScoredMove,
} from '@riverstone/rules/kakuro-challenge';

const boards = { base: new FastBoard(false), expert: new FastBoard(true) };
const found = new Int32Array(MAX_MOVES);

/**
 * Every legal move with its points, the best first. Moves with equal points are in no particular order.
 * @example
 * rankedMoves(board, [4, 7], false)[0]
 * // => { placement: { digit: 7, side: 'yellow', square: 53, flips: [51] }, points: 15 }
 */
export function rankedMoves(board: Board, hand: readonly number[], expert: boolean): ScoredMove[] {
  return Array.from(listed(board, hand, expert), unpacked).sort((one, other) => other.points - one.points);
}

/**
 * All legal moves with the highest score. Empty only when there is no tile to place, or no place for it.
 * @example bestMoves(board, [4, 7], false).map(({ placement }) => formatPlacement(placement)) // => ['y7i6/g6']
 */
export function bestMoves(board: Board, hand: readonly number[], expert: boolean): ScoredMove[] {
  const moves = listed(board, hand, expert);
  const most = moves.reduce((points, move) => Math.max(points, movePoints(move)), 0);
  return Array.from(
    moves.filter((move) => movePoints(move) === most),
    unpacked,
  );
}

function listed(board: Board, hand: readonly number[], expert: boolean): Int32Array {
  const fast = expert ? boards.expert : boards.base;
  fast.load(board);
  const digits = hand.reduce((mask, digit) => mask | (1 << digit), 0);
  return found.subarray(0, fast.list(digits, found));
}

/**
 * Converts a packed move to a placement and its points.
 * @example unpacked(move) // => { placement: { digit: 4, side: 'yellow', square: 47, flips: [] }, points: 13 }
 */
export function unpacked(move: number): ScoredMove {
  const side = moveIsRed(move) ? 'red' : 'yellow';
  const placement = { digit: moveDigit(move), side, square: moveSquare(move), flips: moveFlips(move) } as const;
  return { placement, points: movePoints(move) };
}
