/** Places a tile when no scoring move is seen: after a total, where a line may grow. */

import { pick, type Rng } from '@riverstone/rules';
import {
  type Board,
  cellAt,
  digitOf,
  isRed,
  isYellow,
  type Placement,
  type ScoredMove,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';

/** A placement, and how many addends its line then has; 0 when it extends no line. */
export interface QuietMove {
  readonly placement: Placement;
  readonly run: number;
}

/**
 * A placement without flips that extends one of the longest lines, chosen at random. It does not repeat a digit in a
 * line, and looks no further than that.
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
 * The number of addends in the line that a yellow tile extends, itself included; 0 for a red tile, without a total, or
 * with a repeated digit.
 */
function runThrough(board: Board, { digit, side, square }: Placement): number {
  if (side === 'red') return 0;
  const across = runBefore(board, digit, square, 1, square % SIZE);
  const down = runBefore(board, digit, square, SIZE, Math.floor(square / SIZE));
  return Math.max(across, down);
}

function runBefore(board: Board, digit: number, square: number, step: number, room: number): number {
  for (let back = 1; back <= room; back++) {
    const cell = cellAt(board, square - back * step);
    if (isRed(cell)) return back;
    if (!isYellow(cell) || digitOf(cell) === digit) return 0;
  }
  return 0;
}
