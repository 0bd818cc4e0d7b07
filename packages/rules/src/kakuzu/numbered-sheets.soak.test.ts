import { describe, expect, it } from 'vitest';
import { leastForm } from '../../test/least-form.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { numberedSheet, sheetNumber } from './numbered-sheets.js';
import { NUMBERED_SHEETS } from './options.js';
import { disguise } from './sheets/disguise.js';
import { randomSheet } from './sheets/random-sheet.js';
import { isSheet } from './sheets/sheet.js';

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

  it('are known again by their digits, and no other sheet is', () => {
    for (const number of numbers) expect(sheetNumber(numberedSheet(number))).toBe(number);
    expect(sheetNumber(randomSheet(createRng(seedFromNumber(41))))).toBeNull();
    expect(sheetNumber(disguise(numberedSheet(7), createRng(seedFromNumber(1))))).toBeNull();
    expect(sheetNumber(numberedSheet(7).with(0, 0))).toBeNull();
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
