/** Which tiles may be turned over with a placement: the rules' own list of moves, asked about one square. */

import type { Square } from '@riverstone/rules';
import {
  type Board,
  FastBoard,
  MAX_MOVES,
  moveFlips,
  moveIsRed,
  moveSquare,
  type Placement,
} from '@riverstone/rules/kakuro-challenge';

/** A set of tiles that may be turned over together, in board order. */
type FlipSet = readonly Square[];

/** Every set of one or more tiles that the rules let a placement turn over. */
export function flipSets(board: Board, { digit, side, square }: Omit<Placement, 'flips'>, expert: boolean): FlipSet[] {
  const lister = new FastBoard(expert);
  lister.load(board);
  const moves = new Int32Array(MAX_MOVES);
  const count = lister.list(1 << digit, moves);
  return [...moves.subarray(0, count)]
    .filter((move) => moveSquare(move) === square && moveIsRed(move) === (side === 'red'))
    .map(moveFlips)
    .filter((flips) => flips.length > 0);
}

/** Whether some tiles are all among others. */
export function isWithin(some: FlipSet, others: FlipSet): boolean {
  return some.every((square) => others.includes(square));
}

/**
 * The tiles that may be turned over next. With one flip a move: any tile that can be turned over. In the expert game:
 * those that go together with the flips so far.
 */
export function nextFlips(sets: readonly FlipSet[], flips: FlipSet, expert: boolean): ReadonlySet<Square> {
  const fitting = expert ? sets.filter((set) => isWithin(flips, set)) : sets;
  return new Set(fitting.flat().filter((square) => !flips.includes(square)));
}
