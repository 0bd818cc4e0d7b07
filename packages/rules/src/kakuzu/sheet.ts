/** Kakuzu's hidden sheet, a complete sudoku grid, and the notation of sheets and of what is uncovered. */

import { formatSquare, type Square } from '../core/grid.js';
import { type Refusal, type Result, refuse } from '../core/result.js';
import { formatRows, parseRows } from '../core/rows.js';

/** A sheet has 9 rows of 9 squares. */
export const SIZE = 9;
const SQUARES = SIZE * SIZE;

/** A complete sudoku grid: 81 digits from 1 to 9 in board order, each once in every row, column and box. */
export type Sheet = readonly number[];

type Parsed<T> = Result<T, Refusal<'bad-notation'>>;

/**
 * A square's row, 0 at the top.
 * @example rowOf(23) // 2
 */
export function rowOf(square: Square): number {
  return Math.floor(square / SIZE);
}

/**
 * A square's column, 0 at the left.
 * @example columnOf(23) // 5
 */
export function columnOf(square: Square): number {
  return square % SIZE;
}

/**
 * A square's box of three by three squares: 0 to 2 along the top, 8 at the bottom right.
 * @example boxOf(23) // 1
 */
export function boxOf(square: Square): number {
  return Math.floor(square / (3 * SIZE)) * 3 + Math.floor((square % SIZE) / 3);
}

/**
 * Whether these digits are a complete sudoku grid.
 * @example isSheet([1, 2, 3]) // false
 */
export function isSheet(digits: readonly number[]): boolean {
  return (
    digits.length === SQUARES &&
    digits.every((digit) => Number.isInteger(digit) && digit >= 1 && digit <= SIZE) &&
    firstRepeat(digits) === undefined
  );
}

/**
 * A sheet as text: nine rows joined by `/`.
 * @example formatSheet(numberedSheet(1)).slice(0, 9) // row a, such as '534678912'
 */
export function formatSheet(sheet: Sheet): string {
  return formatUncovered(sheet);
}

/**
 * A sheet from its text; a refusal says what is wrong, and where.
 * @example parseSheet('12345678/…') // refused: { what: 'sheet', problem: 'length', row: 'a', found: 8, expected: 9 }
 */
export function parseSheet(text: string): Parsed<Sheet> {
  const digits = parseRows(text, SIZE, 'sheet', (sign) => digitOf(sign) || undefined);
  if (!digits.ok) return digits;
  const repeat = firstRepeat(digits.value);
  if (repeat === undefined) return digits;
  const [square, earlier] = repeat.map((place) => formatSquare(place, SIZE)) as [string, string];
  const found = digits.value[repeat[0]] as number;
  return refuse('bad-notation', { what: 'sheet', problem: 'repeat', found, square, earlier });
}

/**
 * What is uncovered as text: nine rows joined by `/`, a dot for a stone.
 * @example formatUncovered(view.uncovered).slice(0, 9) // row a, such as '.3.6..9..'
 */
export function formatUncovered(uncovered: readonly number[]): string {
  return formatRows(uncovered, SIZE, (digit) => (digit === 0 ? '.' : String(digit)));
}

/**
 * What is uncovered, from its text: 0 for a stone, else the digit. Whether any sheet agrees with it is not asked here.
 * @example parseUncovered('.3.6..9../…') // refused unless there are nine such rows
 */
export function parseUncovered(text: string): Parsed<readonly number[]> {
  return parseRows(text, SIZE, 'uncovered', digitOf);
}

/** What a sign stands for: a digit, or a dot for a stone. */
function digitOf(sign: string): number | undefined {
  const digit = '.123456789'.indexOf(sign);
  return digit < 0 ? undefined : digit;
}

/** The first square, in board order, whose digit stood before in its row, column or box; and where it stood. */
function firstRepeat(digits: readonly number[]): [square: Square, earlier: Square] | undefined {
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
