/** Kakuzu's hidden sheet: a complete sudoku grid, its rows, columns and boxes. */

import type { Square } from '../../core/grid.js';

/** A sheet has 9 rows of 9 squares. */
export const SIZE = 9;
const SQUARES = SIZE * SIZE;

/** A complete sudoku grid: 81 digits from 1 to 9 in board order, each once in every row, column and box. */
export type Sheet = readonly number[];

/**
 * A square's row, 0 at the top.
 * @example rowOf(23) // => 2
 */
export function rowOf(square: Square): number {
  return Math.floor(square / SIZE);
}

/**
 * A square's column, 0 at the left.
 * @example columnOf(23) // => 5
 */
export function columnOf(square: Square): number {
  return square % SIZE;
}

/**
 * A square's box of three by three squares: 0 to 2 along the top, 8 at the bottom right.
 * @example boxOf(23) // => 1
 */
export function boxOf(square: Square): number {
  return Math.floor(square / (3 * SIZE)) * 3 + Math.floor((square % SIZE) / 3);
}

/**
 * Whether these digits are a complete sudoku grid.
 * @example isSheet([1, 2, 3]) // => false
 */
export function isSheet(digits: readonly number[]): boolean {
  return (
    digits.length === SQUARES &&
    digits.every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= SIZE) &&
    firstRepeat(digits) === undefined
  );
}

/** The first square, in board order, whose digit stood before in its row, column or box; and where it stood. */
export function firstRepeat(digits: readonly number[]): [square: Square, earlier: Square] | undefined {
  const places = new Map<string, Square>();
  for (const [square, digit] of digits.entries()) {
    for (const unit of [`row ${rowOf(square)}`, `column ${columnOf(square)}`, `box ${boxOf(square)}`]) {
      const earlier = places.get(`${digit} ${unit}`);
      if (earlier !== undefined) return [square, earlier];
      places.set(`${digit} ${unit}`, square);
    }
  }
  return undefined;
}
