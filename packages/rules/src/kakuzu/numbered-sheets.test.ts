import { describe, expect, it } from 'vitest';
import { createRng, seedFromNumber } from '../core/rng.js';
import { NUMBERED_SHEETS, numberedSheet } from './numbered-sheets.js';
import { randomSheet } from './random-sheet.js';
import { isSheet, type Sheet } from './sheet.js';

const numbers = Array.from({ length: 40 }, (_, index) => index + 1);

describe('the numbered sheets', () => {
  it('are forty sudoku grids', () => {
    expect(NUMBERED_SHEETS).toBe(40);
    for (const number of numbers) expect(isSheet(numberedSheet(number)), `sheet ${number}`).toBe(true);
  });

  it('are what the generator makes of the seeds 1 to 40', () => {
    for (const number of numbers) {
      expect(randomSheet(createRng(seedFromNumber(number))), `seed ${number}`).toEqual(numberedSheet(number));
    }
  });

  it('are different even if digits are renamed, rows and columns swapped and the sheet turned', () => {
    expect(new Set(numbers.map((number) => leastForm(numberedSheet(number)))).size).toBe(40);
  });

  it.each([0, 41, 1.5, Number.NaN])('there is no sheet %s', (number) => {
    expect(() => numberedSheet(number)).toThrow(RangeError);
  });
});

describe('the form that tells sheets apart', () => {
  it('is the same for a sheet in disguise', () => {
    const sheet = numberedSheet(7);
    const rows = [7, 6, 8, 2, 0, 1, 4, 5, 3];
    const columns = [3, 5, 4, 8, 7, 6, 1, 0, 2];
    const disguised = sheet.map((_, square) => {
      const row = rows[Math.floor(square / 9)] as number;
      const column = columns[square % 9] as number;
      return 10 - (sheet[column * 9 + row] as number);
    });
    expect(isSheet(disguised)).toBe(true);
    expect(leastForm(disguised)).toBe(leastForm(sheet));
  });
});

/**
 * The least text, in alphabetical order, of all forms of a sheet that renaming digits, swapping rows within a band, bands,
 * columns within a stack, stacks, and turning rows into columns can make.
 */
function leastForm(sheet: Sheet): string {
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

/** A sheet with its columns in an order and one row first: its digits are renamed from 1 on, and then the rest is sorted. */
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
