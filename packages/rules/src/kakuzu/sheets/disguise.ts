/** A sheet that can't be looked up: the same sudoku to a solver, with other digits in other places. */

import { type Rng, shuffled } from '../../core/rng.js';
import { columnOf, rowOf, type Sheet, SIZE } from './sheet.js';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const thirds = [0, 1, 2];

/**
 * A sheet with its digits exchanged, its rows and columns shuffled within and between their thirds, and perhaps
 * mirrored: any of the 1,218,998,108,160 ways that leave a sudoku a sudoku, each equally likely.
 * @example isSheet(disguise(numberedSheet(7), rng)) // => true
 */
export function disguise(sheet: Sheet, rng: Rng): Sheet {
  const labels = shuffled(digits, rng);
  const rows = shuffledLines(rng);
  const columns = shuffledLines(rng);
  const isMirrored = rng.below(2) === 1;
  return sheet.map((_, square) => {
    const row = rows[rowOf(square)] as number;
    const column = columns[columnOf(square)] as number;
    const from = isMirrored ? column * SIZE + row : row * SIZE + column;
    return labels[(sheet[from] as number) - 1] as number;
  });
}

/** Where each of the nine rows (or columns) comes from: thirds stay together. */
function shuffledLines(rng: Rng): readonly number[] {
  return shuffled(thirds, rng).flatMap((third) => shuffled(thirds, rng).map((line) => third * 3 + line));
}
