/** Formats and parses sheets and uncovered digits: nine rows joined by `/`. */

import { formatSquare } from '../core/grid.js';
import { type Refusal, type Result, refuse } from '../core/result.js';
import { formatRows, parseRows } from '../core/rows.js';
import { firstRepeat, type Sheet, SIZE } from './sheets/sheet.js';

type Parsed<T> = Result<T, Refusal<'bad-notation'>>;

/**
 * A sheet as text: nine rows joined by `/`.
 * @example formatSheet(sheet) // => '186357294/…'
 */
export function formatSheet(sheet: Sheet): string {
  return formatUncovered(sheet);
}

/**
 * A sheet from its text; a refusal says what is wrong, and where.
 * @example
 * parseSheet(formatSheet(sheet).slice(1)).error.detail
 * // => { what: 'sheet', problem: 'length', row: '1', found: 8, expected: 9 }
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
 * The uncovered digits as text: nine rows joined by `/`, a dot for a stone.
 * @example formatUncovered(view.uncovered) // => '........./…'
 */
export function formatUncovered(uncovered: readonly number[]): string {
  return formatRows(uncovered, SIZE, signOf);
}

/**
 * The uncovered digits from their text: 0 for a stone, else the digit. Does not check whether any sheet agrees.
 * @example parseUncovered('.3.6..9../........./'.repeat(4) + '.........').value // => [0, 3, 0, 6, …]
 */
export function parseUncovered(text: string): Parsed<readonly number[]> {
  return parseRows(text, SIZE, 'uncovered', digitOf);
}

const SIGNS = '.123456789';

/** A digit's sign; a dot for a stone. */
function signOf(digit: number): string {
  return SIGNS.charAt(digit);
}

/** The value of a character: a digit, or a dot for a stone. */
function digitOf(sign: string): number | undefined {
  const digit = SIGNS.indexOf(sign);
  return digit < 0 ? undefined : digit;
}
