/** A sheet in disguise: a sudoku still, the same one to a solver, and any of its arrangements equally likely. */

import { describe, expect, it } from 'vitest';
import { leastForm } from '../../../test/least-form.js';
import { unwrap } from '../../core/result.js';
import { createRng, type Rng, seedFromNumber } from '../../core/rng.js';
import { kakuzu } from '../game.js';
import { numberedSheet, sheetNumber } from '../numbered-sheets.js';
import { disguise } from '../sheets/disguise.js';
import { columnOf, isSheet, rowOf, type Sheet } from '../sheets/sheet.js';

const rngOf = (number: number): Rng => createRng(seedFromNumber(number));
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
/** What a square holds, so that where it came from can be read: not a sudoku, but disguised like one. */
const squareNames: Sheet = range(81).map((square) => (square % 9) + 1);

describe('a sheet in disguise', () => {
  it('is a sudoku grid, and another one than before', () => {
    for (const number of range(40).map((index) => index + 1)) {
      for (const seed of range(25)) {
        const disguised = disguise(numberedSheet(number), rngOf(100 * number + seed));
        expect(isSheet(disguised)).toBe(true);
        expect(sheetNumber(disguised)).toBeNull();
      }
    }
  });

  it('is the same sudoku to a solver', () => {
    const sheet = numberedSheet(7);
    for (const seed of range(5)) expect(leastForm(disguise(sheet, rngOf(seed)))).toBe(leastForm(sheet));
    expect(leastForm(disguise(numberedSheet(8), rngOf(1)))).not.toBe(leastForm(sheet));
  });

  it('is the same each time for the same chance, and another one for other chance', () => {
    const texts = range(200).map((seed) => disguise(numberedSheet(7), rngOf(seed)).join(''));
    expect(range(200).map((seed) => disguise(numberedSheet(7), rngOf(seed)).join(''))).toEqual(texts);
    expect(new Set(texts).size).toBe(200);
  });
});

describe('every freedom is used, and evenly', () => {
  const GAMES = 7200;
  /** How often each text came up. */
  const counted = (texts: readonly string[]): number[] => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts.values()];
  };
  /** So many different ones, none further from its share than five standard deviations. */
  const expectEven = (texts: readonly string[], ways: number): void => {
    const counts = counted(texts);
    const share = texts.length / ways;
    expect(counts).toHaveLength(ways);
    for (const count of counts) expect(Math.abs(count - share)).toBeLessThan(5 * Math.sqrt(share));
  };
  const disguises = range(GAMES).map((seed) => traced(rngOf(seed)));

  it('whether it is mirrored', () => {
    expectEven(
      disguises.map(({ isMirrored }) => String(isMirrored)),
      2,
    );
  });

  it.each(['rows', 'columns'] as const)('the thirds of its %s, and the order within each', (lines) => {
    const orders = disguises.map((each) => each[lines]);
    expectEven(
      orders.map((order) => [0, 3, 6].map((first) => Math.floor((order[first] as number) / 3)).join('')),
      6,
    );
    for (const first of [0, 3, 6]) {
      expectEven(
        orders.map((order) =>
          order
            .slice(first, first + 3)
            .map((line) => line % 3)
            .join(''),
        ),
        6,
      );
    }
    expect(counted(orders.map((order) => order.join(''))).length).toBeGreaterThan(1200);
  });

  it('which digit stands for which', () => {
    for (const digit of range(9)) {
      expectEven(
        disguises.map(({ labels }) => String(labels[digit])),
        9,
      );
    }
    expect(counted(disguises.map(({ labels }) => labels.join(''))).length).toBeGreaterThan(7000);
  });

  it('each freedom apart from the others', () => {
    const third = (value: number | undefined): number => Math.floor((value ?? 0) / 3);
    expectEven(
      disguises.map(({ isMirrored, rows, columns, labels }) =>
        [isMirrored, third(rows[0]), third(columns[0]), labels[0]].join(' '),
      ),
      2 * 3 * 3 * 9,
    );
  });
});

/** What a disguise did, read from what became of sheets whose squares can be told apart. */
function traced(rng: Rng): { isMirrored: boolean; rows: number[]; columns: number[]; labels: number[] } {
  // The same chance twice: once over the columns of squares, once over their rows.
  const words = range(200).map(() => rng.word());
  const again = (): Rng => replaying(words);
  const byColumn = disguise(squareNames, again());
  const byRow = disguise(
    range(81).map((square) => rowOf(square) + 1),
    again(),
  );
  const labels = labelsOf(again());
  const from = range(81).map((square) => {
    const column = labels.indexOf(byColumn[square] as number);
    return 9 * labels.indexOf(byRow[square] as number) + column;
  });
  const isMirrored = columnOf(from[0] as number) === columnOf(from[1] as number);
  const across = range(9).map((column) => from[column] as number);
  const down = range(9).map((row) => from[9 * row] as number);
  return {
    isMirrored,
    rows: down.map(isMirrored ? columnOf : rowOf),
    columns: across.map(isMirrored ? rowOf : columnOf),
    labels,
  };
}

/** What becomes of the digits 1 to 9: of a sheet that holds one digit only, that is all there is to see. */
function labelsOf(rng: Rng): number[] {
  const words = range(200).map(() => rng.word());
  return range(9).map(
    (digit) =>
      disguise(
        range(81).map(() => digit + 1),
        replaying(words),
      )[0] as number,
  );
}

/** Chance that gives the same words again. */
function replaying(words: readonly number[]): Rng {
  let next = 0;
  const word = (): number => words[next++] as number;
  const below = (bound: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };
  return { word, below };
}

describe('a deal', () => {
  const dealt = (sheet: unknown, seed: number, place: 'one-room' | 'online'): Sheet =>
    kakuzu.deal(unwrap(kakuzu.parseOptions({ sheet }, 2)), 2, rngOf(seed), place).sheet;

  it.each([7, 'lot'])('of sheet %s has one of the forty in one room, and a disguised one online', (sheet) => {
    for (const seed of range(50)) {
      expect(sheetNumber(dealt(sheet, seed, 'one-room'))).not.toBeNull();
      expect(sheetNumber(dealt(sheet, seed, 'online'))).toBeNull();
    }
  });

  it('online is of the sheet that was asked for', () => {
    const form = leastForm(numberedSheet(7));
    for (const seed of range(3)) expect(leastForm(dealt(7, seed, 'online'))).toBe(form);
  });

  it('by lot draws evenly from all forty', () => {
    const numbers = range(8000).map((seed) => sheetNumber(dealt('lot', seed, 'one-room')));
    const counts = range(40).map((index) => numbers.filter((number) => number === index + 1).length);
    // 200 of each are expected, and 14 is the standard deviation.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  it('of a fresh sheet is the same wherever it is', () => {
    expect(dealt('random', 1, 'online')).toEqual(dealt('random', 1, 'one-room'));
  });
});
