/** The form that tells sudoku grids apart which are not the same grid in disguise. */

import type { Sheet } from '../src/kakuzu/sheets/sheet.js';

/**
 * The least text, in alphabetical order, of all forms of a sheet that renaming digits, swapping rows within a band,
 * bands, columns within a stack, stacks, and turning rows into columns can make.
 */
export function leastForm(sheet: Sheet): string {
  const turned = sheet.map((_, square) => sheet[(square % 9) * 9 + Math.floor(square / 9)] as number);
  const orders = lineOrders();
  let least = '';
  for (const grid of [sheet, turned]) {
    const rows = Array.from({ length: 9 }, (_, row) => grid.slice(row * 9, row * 9 + 9));
    for (const order of orders) {
      for (const first of rows) {
        const form = formFrom(rows, rows.indexOf(first), order, least);
        if (least === '' || form < least) least = form;
      }
    }
  }
  return least;
}

/**
 * A sheet with its columns in an order and one row first: its digits are renamed from 1 on, and then the rest is
 * sorted.
 */
function formFrom(rows: readonly number[][], first: number, order: readonly number[], least: string): string {
  const names: number[] = [];
  for (const [index, column] of order.entries()) names[rows[first]?.[column] as number] = index + 1;
  const named = (row: number): string => order.map((column) => names[rows[row]?.[column] as number]).join('');
  const band = (start: number): string => [start, start + 1, start + 2].map(named).sort().join('');
  const top = Math.floor(first / 3) * 3;
  const begin = band(top);
  if (least !== '' && begin > least) return begin;
  return (
    begin +
    [0, 3, 6]
      .filter((start) => start !== top)
      .map(band)
      .sort()
      .join('')
  );
}

/** Every order of nine columns that keeps each stack together: 6^4. */
function lineOrders(): number[][] {
  const threes = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  return threes.flatMap((stacks) =>
    threes.flatMap((a) =>
      threes.flatMap((b) =>
        threes.map((c) =>
          [a, b, c].flatMap((three, index) => three.map((line) => (stacks[index] as number) * 3 + line)),
        ),
      ),
    ),
  );
}
