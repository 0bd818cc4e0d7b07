/** The names at the edge of every board: letters for rows, numbers for columns. */

import { formatSquare } from '@riverstone/rules';

/** No board has more columns. */
const WIDEST = 9;

export const coordinates = {
  row: (row: number): string => formatSquare(row * WIDEST, WIDEST).charAt(0),
  column: (column: number): string => formatSquare(column, WIDEST).charAt(1),
} as const;
