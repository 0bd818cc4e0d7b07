/** The frame of a Kakuro on a small board, with the sum it is. */

import { type Board, type Kakuro, SIZE } from '@riverstone/rules/kakuro-challenge';
import type { FramedBox } from '../../figures/small-board';
import { spelledOut } from '../words/kakuro-words';

/** `firstRow`: the row of the board that is shown first. */
export function kakuroFrame(board: Board, kakuro: Kakuro, firstRow: number): FramedBox {
  const { total, last, direction } = kakuro;
  const length = direction === 'across' ? last - total + 1 : (last - total) / SIZE + 1;
  return {
    row: Math.floor(total / SIZE) - firstRow,
    column: total % SIZE,
    width: direction === 'across' ? length : 1,
    height: direction === 'across' ? 1 : length,
    label: spelledOut(board, kakuro),
  };
}
