/** The board of Kakuro Challenge, for small pictures. */

import type { BoardPicture, SquareLook } from '../core/board-picture.js';
import { type Cell, digitOf, isEmpty, isRed } from './board/board.js';
import type { ChallengeView } from './view.js';

export function picture({ board, last }: Pick<ChallengeView, 'board' | 'last'>): BoardPicture {
  const squares = board.map((cell, square) => ({
    look: lookOf(cell),
    digit: isEmpty(cell) ? null : digitOf(cell),
    isLast: last !== null && (last.square === square || last.flips.includes(square)),
  }));
  return { squares, box: null, wanted: null };
}

function lookOf(cell: Cell): SquareLook {
  if (isEmpty(cell)) return 'bare';
  return isRed(cell) ? 'red' : 'yellow';
}
