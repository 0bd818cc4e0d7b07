/** Boards as text: rows of signs joined by `/`, the notation that all three games share. */

import { formatSquare, rowName } from './grid.js';
import { ok, type Refusal, type Result, refuse } from './result.js';

const SLASH = '/'.charCodeAt(0);

/** One buffer for each board size, reused by every call: a new list would cost more than the text. */
const scratch = new Map<number, number[]>();

function scratchFor(size: number): number[] {
  const codes = scratch.get(size) ?? new Array<number>(size * (size + 1) - 1).fill(SLASH);
  scratch.set(size, codes);
  return codes;
}

/**
 * The cells of a square board as text, one sign a cell.
 * @example formatRows([1, 0, 0, 2], 2, (cell) => (cell === 0 ? '.' : String(cell))) // => '1./.2'
 */
export function formatRows(cells: readonly number[], size: number, signOf: (cell: number) => string): string {
  const codes = scratchFor(size);
  let place = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      codes[place++] = signOf(cells[row * size + column] as number).charCodeAt(0);
    }
    // Past the slash between two rows.
    place++;
  }
  // One call for the whole text: appending character by character would make ninety strings.
  return String.fromCharCode(...codes);
}

/**
 * The cells of a square board from text; `what` names it in a refusal, which says which row or square is wrong.
 * @example
 * parseRows('1./.2', 2, 'board', (sign) => (sign === '.' ? 0 : Number(sign)))
 * // => { ok: true, value: [1, 0, 0, 2] }
 */
export function parseRows(
  text: string,
  size: number,
  what: string,
  cellOf: (sign: string) => number | undefined,
): Result<readonly number[], Refusal<'bad-notation'>> {
  const rows = text.split('/');
  if (rows.length !== size) {
    return refuse('bad-notation', { what, problem: 'rows', found: rows.length, expected: size });
  }
  const cells: number[] = [];
  for (const [index, signs] of rows.entries()) {
    const row = rowName(index);
    if (signs.length !== size) {
      return refuse('bad-notation', { what, problem: 'length', row, found: signs.length, expected: size });
    }
    for (const sign of signs) {
      const cell = cellOf(sign);
      if (cell === undefined) {
        const square = formatSquare(cells.length, size);
        return refuse('bad-notation', { what, problem: 'character', row, square, found: sign });
      }
      cells.push(cell);
    }
  }
  return ok(cells);
}
