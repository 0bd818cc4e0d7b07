/** Where somebody lays a tile who sees nothing that scores: after a total, where a line may come of it. */

import { pick, type Rng } from '@riverstone/rules';
import {
  at,
  type Board,
  digitOf,
  isRed,
  isYellow,
  type Placement,
  type ScoredMove,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';

/** A placement and how many addends the line that it goes on then has; 0 when it goes on none. */
export interface QuietMove {
  readonly placement: Placement;
  readonly run: number;
}

/**
 * A placement without flips that makes a line longer, one of the longest lines by lot. A sensible player does not
 * repeat a digit in a line, and sees no further than that.
 */
export function quietMove(board: Board, moves: readonly ScoredMove[], rng: Rng): QuietMove | null {
  const quiet = moves
    .filter(({ placement }) => placement.flips.length === 0)
    .map(({ placement }) => ({ placement, run: runThrough(board, placement) }));
  if (quiet.length === 0) return null;
  const longest = Math.max(...quiet.map(({ run }) => run));
  return pick(
    quiet.filter(({ run }) => run === longest),
    rng,
  );
}

/**
 * The addends of the line that a yellow tile goes on, itself included; 0 for a red tile, without a total, or with a
 * digit twice.
 */
function runThrough(board: Board, { digit, side, square }: Placement): number {
  if (side === 'red') return 0;
  const across = runBefore(board, digit, square, 1, square % SIZE);
  const down = runBefore(board, digit, square, SIZE, Math.floor(square / SIZE));
  return Math.max(across, down);
}

function runBefore(board: Board, digit: number, square: number, step: number, room: number): number {
  for (let back = 1; back <= room; back++) {
    const cell = at(board, square - back * step);
    if (isRed(cell)) return back;
    if (!isYellow(cell) || digitOf(cell) === digit) return 0;
  }
  return 0;
}
