import { beforeAll, describe, expect, it } from 'vitest';
import { createRng, seedFromNumber } from '../../core/rng.js';
import { randomSheet } from './random-sheet.js';
import { isSheet, type Sheet } from './sheet.js';

const COUNT = 500;
let sheets: readonly Sheet[] = [];

beforeAll(() => {
  const rng = createRng(seedFromNumber(2026));
  sheets = Array.from({ length: COUNT }, () => randomSheet(rng));
});

describe('a random sheet', () => {
  it('is a sudoku grid, and the same for the same seed', () => {
    for (const sheet of sheets) expect(isSheet(sheet)).toBe(true);
    const again = (): Sheet => randomSheet(createRng(seedFromNumber(5)));
    expect(again()).toEqual(again());
    expect(new Set(sheets.map((sheet) => sheet.join(''))).size).toBe(COUNT);
  });

  it('has every digit on every square as often', () => {
    const counts = new Array<number>(81 * 9).fill(0);
    for (const sheet of sheets)
      count(
        counts,
        sheet.map((digit, square) => square * 9 + digit - 1),
      );
    // 81 squares with 8 degrees of freedom each, which hang together a little.
    expectChiSquare(counts, 81 * 8);
  });

  it('has the first three digits of a row or column in any order as often', () => {
    for (const line of lines) {
      const counts = new Map<string, number>();
      for (const sheet of sheets) {
        const [a, b, c] = line.map((square) => sheet[square]) as [number, number, number];
        const order = `${a < b} ${b < c} ${a < c}`;
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      expect(counts.size).toBe(6);
      expectChiSquare([...counts.values()], 5);
    }
  });

  it('has any difference of two squares as often, in the same row or column or neither', () => {
    for (const [one, other] of [
      [2, 3],
      [18, 27],
      [40, 80],
      [60, 20],
      [53, 71],
    ] as const) {
      const counts = new Array<number>(9).fill(0);
      for (const sheet of sheets) count(counts, [((sheet[one] as number) - (sheet[other] as number) + 9) % 9]);
      // A difference of 0 is another matter: squares that share a unit never have it.
      expectChiSquare(counts.slice(1), 7);
    }
  });

  it('has pure bands and stacks as often as they are: 3.6%', () => {
    // A line of a box has the same three digits as a line of the next box: 2 of 56 ways to go on, each with 0.7% more
    // completions than the others on average.
    const pure = chutes.map((chute) => sheets.filter((sheet) => isPure(sheet, chute)).length);
    const all = pure.reduce((sum, part) => sum + part);
    const expected = 6 * COUNT * 0.036;
    expect(Math.abs(all - expected)).toBeLessThan(3 * Math.sqrt(expected));
    expectChiSquare(pure, 5);
  });

  it('is alike everywhere: rectangles of two digits are as frequent in any band and stack', () => {
    // These rectangles decide how many completions there are, so they show best whether the first boxes are favoured.
    const found = chutes.map((chute) => sheets.map((sheet) => rectangles(sheet, chute)));
    const means = found.map((counts) => counts.reduce((sum, part) => sum + part) / COUNT);
    const mean = means.reduce((sum, part) => sum + part) / means.length;
    const spread = Math.sqrt(found.flat().reduce((sum, part) => sum + (part - mean) ** 2, 0) / (6 * COUNT) / COUNT);
    for (const each of means) expect(Math.abs(each - mean)).toBeLessThan(3 * spread);
  });
});

/** The 18 rows and columns. */
const lines = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((line) => [
  Array.from({ length: 9 }, (_, at) => line * 9 + at),
  Array.from({ length: 9 }, (_, at) => at * 9 + line),
]);

/** The three bands and three stacks: three lines each. */
const chutes = [0, 1].flatMap((direction) =>
  [0, 3, 6].map((first) => [0, 1, 2].map((line) => lines[(first + line) * 2 + direction] as number[])),
);

function count(counts: number[], entries: readonly number[]): void {
  for (const entry of entries) counts[entry] = (counts[entry] as number) + 1;
}

/** Far less or more than chance would do, once in some 10,000 times, is not even. */
function expectChiSquare(counts: readonly number[], freedom: number): void {
  const expected = counts.reduce((sum, part) => sum + part) / counts.length;
  const chiSquare = counts.reduce((sum, part) => sum + (part - expected) ** 2 / expected, 0);
  const deviations = (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  expect(Math.abs(deviations)).toBeLessThan(3.8);
}

function isPure(sheet: Sheet, chute: readonly (readonly number[])[]): boolean {
  const part = (line: readonly number[], start: number): string =>
    line
      .slice(start, start + 3)
      .map((square) => sheet[square] as number)
      .sort()
      .join('');
  const [first, ...others] = chute as [number[], number[], number[]];
  return others.some((line) => part(line, 3) === part(first, 0));
}

/** Two lines of a chute, and two places in different boxes, with the same two digits crosswise. */
function rectangles(sheet: Sheet, chute: readonly (readonly number[])[]): number {
  let found = 0;
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const upper = (chute[one] as readonly number[]).map((square) => sheet[square] as number);
    const lower = (chute[other] as readonly number[]).map((square) => sheet[square] as number);
    for (let at = 0; at < 9; at++) {
      const match = upper.indexOf(lower[at] as number);
      if (match > at && lower[match] === upper[at]) found++;
    }
  }
  return found;
}
