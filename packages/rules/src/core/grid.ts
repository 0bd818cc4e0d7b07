/**
 * Square boards: squares are numbers in board order (row by row), and texts like `c6` at the edge. Letters are columns,
 * numbers are rows, as in the rulebooks; this file alone knows that.
 */

/** A square's place in board order: 0 is `a1`, 1 is `b1`, and so on row by row. */
export type Square = number;

/** Which way a line runs: left to right, or top to bottom. */
export type Direction = 'across' | 'down';

const FIRST_COLUMN = 'a'.charCodeAt(0);
const FIRST_ROW = '1'.charCodeAt(0);

/**
 * The name of a column, counted from 0.
 * @example columnName(2) // => 'c'
 */
export function columnName(column: number): string {
  return String.fromCharCode(FIRST_COLUMN + column);
}

/**
 * The name of a row, counted from 0.
 * @example rowName(5) // => '6'
 */
export function rowName(row: number): string {
  return String.fromCharCode(FIRST_ROW + row);
}

/**
 * A square as text.
 * @example formatSquare(47, 9) // => 'c6'
 */
export function formatSquare(square: Square, size: number): string {
  return String.fromCharCode(FIRST_COLUMN + (square % size), FIRST_ROW + Math.floor(square / size));
}

/**
 * A square from text, or undefined when it is none of a board of that size.
 * @example parseSquare('c6', 9) // => 47
 */
export function parseSquare(text: string, size: number): Square | undefined {
  if (text.length !== 2) return undefined;
  const column = text.charCodeAt(0) - FIRST_COLUMN;
  const row = text.charCodeAt(1) - FIRST_ROW;
  if (row < 0 || row >= size || column < 0 || column >= size) return undefined;
  return row * size + column;
}

/**
 * The squares that share an edge with a square, in board order.
 * @example neighbours(0, 9) // => [1, 9]
 */
export function neighbours(square: Square, size: number): readonly Square[] {
  const row = Math.floor(square / size);
  const column = square % size;
  const result: Square[] = [];
  if (row > 0) result.push(square - size);
  if (column > 0) result.push(square - 1);
  if (column < size - 1) result.push(square + 1);
  if (row < size - 1) result.push(square + size);
  return result;
}
