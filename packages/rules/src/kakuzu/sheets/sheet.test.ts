import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.js';
import { formatSheet, formatUncovered, parseSheet, parseUncovered } from '../notation.js';
import { numberedSheet } from '../numbered-sheets.js';
import { boxOf, columnOf, isSheet, rowOf } from './sheet.js';

const text = '534678912/672195348/198342567/859761423/426853791/713924856/961537284/287419635/345286179';
const sheet = unwrap(parseSheet(text));

describe('squares', () => {
  it.each([
    { name: 'a1', square: 0, row: 0, column: 0, box: 0 },
    { name: 'f3', square: 23, row: 2, column: 5, box: 1 },
    { name: 'a4', square: 27, row: 3, column: 0, box: 3 },
    { name: 'e5', square: 40, row: 4, column: 4, box: 4 },
    { name: 'i9', square: 80, row: 8, column: 8, box: 8 },
  ])('$name has its row, column and box', ({ square, row, column, box }) => {
    expect([rowOf(square), columnOf(square), boxOf(square)]).toEqual([row, column, box]);
  });
});

describe('isSheet', () => {
  const swapped = (one: number, other: number): number[] =>
    sheet.map((digit, square) => (sheet[square === one ? other : square === other ? one : square] ?? digit) as number);

  it('accepts a complete sudoku grid', () => {
    expect(isSheet(sheet)).toBe(true);
  });

  it.each([
    { what: 'too few squares', digits: sheet.slice(1) },
    { what: 'a stone', digits: [0, ...sheet.slice(1)] },
    { what: 'a digit above 9', digits: [14, ...sheet.slice(1)] },
    { what: 'half a digit', digits: [5.5, ...sheet.slice(1)] },
    { what: 'columns that repeat, rows and boxes that do not', digits: swapped(0, 1) },
    { what: 'rows that repeat, columns and boxes that do not', digits: swapped(0, 9) },
    { what: 'boxes that repeat, rows and columns that do not', digits: latinSquare() },
  ])('refuses $what', ({ digits }) => {
    expect(isSheet(digits)).toBe(false);
  });

  function latinSquare(): number[] {
    return Array.from({ length: 81 }, (_, square) => 1 + ((rowOf(square) + columnOf(square)) % 9));
  }
});

describe('notation', () => {
  it('writes and reads sheets', () => {
    expect(formatSheet(sheet)).toBe(text);
    for (let number = 1; number <= 40; number++) {
      expect(parseSheet(formatSheet(numberedSheet(number)))).toEqual({ ok: true, value: numberedSheet(number) });
    }
  });

  it('writes and reads what is uncovered', () => {
    const uncovered = sheet.map((digit, square) => (square % 4 === 0 ? digit : 0));
    expect(formatUncovered(uncovered).slice(0, 19)).toBe('5...7...2/...1...4.');
    expect(parseUncovered(formatUncovered(uncovered))).toEqual({ ok: true, value: uncovered });
  });

  it.each([
    { what: 'nothing', of: '', detail: { problem: 'rows', found: 1, expected: 9 } },
    { what: 'a tenth row', of: `${text}/`, detail: { problem: 'rows', found: 10, expected: 9 } },
    { what: 'a short row', of: text.slice(0, -1), detail: { problem: 'length', row: '9', found: 8, expected: 9 } },
    { what: 'a long row', of: `1${text}`, detail: { problem: 'length', row: '1', found: 10, expected: 9 } },
    {
      what: 'a 0',
      of: text.replace('1953', '0953'),
      detail: { problem: 'character', row: '2', square: 'd2', found: '0' },
    },
    {
      what: 'a question mark',
      of: text.replace('179', '17?'),
      detail: { problem: 'character', row: '9', square: 'i9', found: '?' },
    },
  ])('refuses $what and says where', ({ of, detail }) => {
    expect(parseSheet(of)).toEqual({
      ok: false,
      error: { code: 'bad-notation', detail: { what: 'sheet', ...detail } },
    });
    expect(parseUncovered(of)).toMatchObject({ ok: false, error: { detail: { what: 'uncovered', ...detail } } });
  });

  it('has stones in what is uncovered, not in a sheet', () => {
    expect(parseUncovered(text.replaceAll('5', '.')).ok).toBe(true);
    expect(parseSheet(text.replace('5', '.'))).toMatchObject({
      error: { detail: { problem: 'character', square: 'a1', found: '.' } },
    });
  });

  it('refuses a sheet with a digit twice in a row, column or box, and names both', () => {
    expect(parseSheet(text.replace('534', '553'))).toMatchObject({
      error: { code: 'bad-notation', detail: { problem: 'repeat', found: 5, square: 'b1', earlier: 'a1' } },
    });
    expect(parseUncovered(text.replace('534', '553')).ok).toBe(true);
  });
});
