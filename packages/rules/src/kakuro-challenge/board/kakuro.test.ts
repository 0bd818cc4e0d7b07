/** What is a Kakuro and what is not, line by line; then against a second finder that reads the board as text. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveKakuros, squareNames } from '../../../test/kakuro-challenge/naive.js';
import { boardWith, transposed } from '../../../test/kakuro-challenge/table.js';
import { parseSquare } from '../../core/grid.js';
import { unwrap } from '../../core/result.js';
import { formatBoard, formatKakuro, parseBoard } from '../notation.js';
import { digitOf, isRed, isYellow, RED, SIZE, sideOf, tile, turnedOver } from './board.js';
import { containsSquare, kakurosContaining, kakurosOn } from './kakuro.js';

/** The Kakuros of a board as `a3-c3=16`. */
const found = (board: string): string[] =>
  kakurosOn(unwrap(parseBoard(board))).map((kakuro) => `${formatKakuro(kakuro)}=${kakuro.sum}`);

const swapped = (line: string): string =>
  line.replace(/([a-i])([1-9])/g, (_, column: string, row: string) => {
    return 'abcdefghi'.charAt(Number(row) - 1) + String('abcdefghi'.indexOf(column) + 1);
  });

describe('a line of tiles', () => {
  it.each([
    ['[C4.1] a total and the addends behind it', 'F97......', ['a3-c3=16']],
    ['[C4.1] anywhere in the line', '...F97...', ['d3-f3=16']],
    ['[C4.1] addends without a total are none', '.97......', []],
    ['[C4.1] two Kakuros one behind the other', 'E23F97...', ['a3-c3=5', 'd3-f3=16']],
    ['[C4.2] a total before its addends', '.E23.....', ['b3-d3=5']],
    ['[C4.2] a total behind its addends is nothing', '.23E.....', []],
    ['[C4.3] one addend is too few, even the right one', 'CC3......', []],
    ['[C4.3] two addends are enough', 'D13......', ['a3-c3=4']],
    ['[C4.3] a total alone', 'D........', []],
    ['[C4.4] a gap behind the total', 'E.23.....', []],
    ['[C4.5] the run goes on to the empty square', 'E231.....', []],
    ['[C4.5] an empty square ends it', 'E23.1....', ['a3-c3=5']],
    ['[C4.5] a red tile ends it', 'E23A1....', ['a3-c3=5']],
    ['[C4.5] the edge ends it', '......E23', ['g3-i3=5']],
    ['[C4.6] the same digit twice', 'F727.....', []],
    ['[C4.6] the same digit twice, next to each other', 'D22......', []],
    ['[C4.6] the digit of the total may stand among the addends', 'B156.....', ['a3-d3=12']],
    ['[C4.7] the sum does not end in the total', 'F98......', []],
    ['[C4.8] a sum of 10 has no total', 'A19......', []],
    ['[C4.9] the longest of all', 'D23456789', ['a3-i3=44']],
  ])('%s', (_, row, expected) => {
    const across = boardWith({ 3: row });
    expect(found(across)).toEqual(expected);
    expect(found(transposed(across))).toEqual(expected.map(swapped));
  });

  it.each([6, 16, 26, 36])('[C1.4] a red 6 stands for %i', (sum) => {
    const runs: Readonly<Record<number, string>> = { 6: '15', 16: '97', 26: '9872', 36: '12345678' };
    const row = `F${runs[sum]}`.padEnd(SIZE, '.');
    expect(found(boardWith({ 5: row }))).toEqual([`a5-${'abcdefghi'.charAt((runs[sum] ?? '').length)}5=${sum}`]);
  });

  it('[C4.7] [C4.8] [C4.9] every set of two to eight digits, behind every total', () => {
    for (let set = 0; set < 1 << 9; set++) {
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set >> (digit - 1)) & 1);
      if (digits.length < 2 || digits.length > 8) continue;
      const sum = digits.reduce((one, other) => one + other);
      const fitting = [...'ABCDEFGHI'].flatMap((total) =>
        found(boardWith({ 1: `${total}${digits.join('')}`.padEnd(SIZE, '.') })).map((kakuro) => `${total}: ${kakuro}`),
      );
      const total = '.ABCDEFGHI'.charAt(sum % 10);
      expect(fitting).toEqual(total === '.' ? [] : [`${total}: a1-${'abcdefghi'.charAt(digits.length)}1=${sum}`]);
    }
  });
});

describe('across and down', () => {
  it('[C4.10] a total begins both', () => {
    expect(found(boardWith({ 1: 'E23......', 2: '1........', 3: '4........' }))).toEqual(['a1-c1=5', 'a1-a3=5']);
  });

  it('[C4.10] an addend belongs to both', () => {
    expect(found(boardWith({ 1: '..F......', 2: '..9......', 3: 'H17......' }))).toEqual(['a3-c3=8', 'c1-c3=16']);
  });

  it('[C4.10] a total of one is never an addend of the other', () => {
    expect(found(boardWith({ 1: '..F......', 2: '..9......', 3: '.AG......' }))).toEqual([]);
  });

  it('[C13.5] lists across before down, each in board order of the totals', () => {
    const board = boardWith({
      1: '.......E.',
      2: 'E23....2.',
      3: '.......3.',
      4: 'E..F97...',
      5: '2........',
      6: '3........',
    });
    expect(found(board)).toEqual(['a2-c2=5', 'd4-f4=16', 'h1-h3=5', 'a4-a6=5']);
  });

  it('a row does not go on in the next', () => {
    expect(found(boardWith({ 1: '.......E2', 2: '3........' }))).toEqual([]);
    expect(found(transposed(boardWith({ 1: '.......E2', 2: '3........' })))).toEqual([]);
  });
});

describe('a tile', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('[C1.3] %i has the same digit on both sides', (digit) => {
    const yellow = tile(digit, 'yellow');
    const red = tile(digit, 'red');
    expect([isYellow(yellow), isRed(yellow), sideOf(yellow), digitOf(yellow)]).toEqual([true, false, 'yellow', digit]);
    expect([isYellow(red), isRed(red), sideOf(red), digitOf(red)]).toEqual([false, true, 'red', digit]);
    expect([turnedOver(yellow), turnedOver(red)]).toEqual([red, yellow]);
  });
});

describe('on any board', () => {
  const cell = fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 2, arbitrary: fc.integer({ min: RED + 1, max: RED + 9 }) },
  );
  const anyBoard = fc.array(cell, { minLength: 81, maxLength: 81 });

  it('[C4.1] finds what a reader of the text finds, square by square', () => {
    let kakuros = 0;
    fc.assert(
      fc.property(anyBoard, (board) => {
        const expected = naiveKakuros(formatBoard(board));
        const seen = kakurosOn(board).map((kakuro) => ({
          squares: squareNames.filter((name) => containsSquare(kakuro, parseSquare(name, SIZE) ?? -1)),
          sum: kakuro.sum,
        }));
        expect(seen).toEqual(expected);
        kakuros += expected.length;
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(kakuros).toBeGreaterThan(200);
  });

  it('[C6.1] those that hold some squares are those of all that do, in the same order', () => {
    const someSquares = fc.uniqueArray(fc.nat({ max: 80 }), { maxLength: 6 });
    let kakuros = 0;
    fc.assert(
      fc.property(anyBoard, someSquares, (board, squares) => {
        const expected = kakurosOn(board).filter((kakuro) => squares.some((square) => containsSquare(kakuro, square)));
        expect(kakurosContaining(board, squares)).toEqual(expected);
        kakuros += expected.length;
      }),
      { numRuns: 1000, seed: 2 },
    );
    expect(kakuros).toBeGreaterThan(50);
  });
});
