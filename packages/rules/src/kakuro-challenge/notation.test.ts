/** Boards and placements as text: what is written is read back, and there is one way to write it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squareNames } from '../../test/kakuro-challenge/naive.js';
import { boardWith } from '../../test/kakuro-challenge/table.js';
import { formatSquare, parseSquare } from '../core/grid.js';
import { unwrap } from '../core/result.js';
import { RED, SIZE } from './board/board.js';
import { formatBoard, formatKakuro, formatPlacement, parseBoard, parsePlacement } from './notation.js';

const square = fc.nat({ max: 80 });
const digit = fc.integer({ min: 1, max: 9 });
const cell = fc.oneof(
  fc.constant(0),
  digit,
  digit.map((each) => RED + each),
);
const anyBoard = fc.array(cell, { minLength: 81, maxLength: 81 });
const anyPlacement = fc.record({
  side: fc.constantFrom('yellow' as const, 'red' as const),
  digit,
  square,
  flips: fc.uniqueArray(square, { maxLength: 9 }).map((squares) => [...squares].sort((one, other) => one - other)),
});

describe('squares', () => {
  it('[C1.1] rows are letters from the top, columns numbers from the left', () => {
    expect(squareNames.map((name) => parseSquare(name, SIZE))).toEqual([...squareNames.keys()]);
    expect([...squareNames.keys()].map((each) => formatSquare(each, SIZE))).toEqual(squareNames);
    expect([
      parseSquare('a1', SIZE),
      parseSquare('i1', SIZE),
      parseSquare('f3', SIZE),
      parseSquare('i9', SIZE),
    ]).toEqual([0, 8, 23, 80]);
  });

  it.each(['', 'c', '6c', 'c0', 'j1', 'C6', 'c10', 'f3 ', 'cc'])('[C1.1] %j is none', (text) => {
    expect(parseSquare(text, SIZE)).toBeUndefined();
  });
});

describe('boards', () => {
  it('[C13.1] row by row, yellow as digits, red as letters', () => {
    const text = boardWith({ 1: '1.......I', 9: 'A.......9' });
    const board = unwrap(parseBoard(text));
    expect(board[0]).toBe(1);
    expect(board[8]).toBe(RED + 9);
    expect(board[72]).toBe(RED + 1);
    expect(board[80]).toBe(9);
    expect(board.filter((each) => each > 0)).toHaveLength(4);
    expect(formatBoard(board)).toBe(text);
  });

  it('[C13.1] are read back as they are written', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(parseBoard(formatBoard(board))).toEqual({ ok: true, value: board });
      }),
    );
  });

  it.each([
    ['nothing', '', 'rows'],
    ['eight rows', boardWith({}).slice(10), 'rows'],
    ['ten rows', `${boardWith({})}/.........`, 'rows'],
    ['a slash at the end', `${boardWith({})}/`, 'rows'],
    ['a short row', boardWith({ 3: '........' }), 'length'],
    ['a long row', boardWith({ 3: '..........' }), 'length'],
    ['a 0', boardWith({ 3: '0........' }), 'character'],
    ['a letter past I', boardWith({ 3: 'J........' }), 'character'],
    ['a small letter', boardWith({ 3: 'a........' }), 'character'],
    ['a space', boardWith({ 3: ' ........' }), 'character'],
    ['a character of two units', boardWith({ 3: '😀.......' }), 'character'],
    ['a line feed at the end', `${boardWith({})}\n`, 'length'],
  ])('[C13.6] %s is refused', (_, text, problem) => {
    expect(parseBoard(text)).toMatchObject({
      ok: false,
      error: { code: 'bad-notation', detail: { what: 'board', problem } },
    });
  });
});

describe('placements', () => {
  it.each([
    ['[C13.2] yellow', 'y4f3', { side: 'yellow', digit: 4, square: 23, flips: [] }],
    ['[C13.2] red', 'r8b5', { side: 'red', digit: 8, square: 37, flips: [] }],
    ['[C13.3] with a flip', 'y7d7/b5', { side: 'yellow', digit: 7, square: 57, flips: [37] }],
    ['[C13.3] with two', 'y7h3/d3/f3', { side: 'yellow', digit: 7, square: 25, flips: [21, 23] }],
  ])('%s', (_, text, placement) => {
    expect(parsePlacement(text)).toEqual({ ok: true, value: placement });
  });

  it('[C13.2] [C13.3] are read back as they are written', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        expect(parsePlacement(formatPlacement(placement))).toEqual({ ok: true, value: placement });
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no square', 'y4'],
    ['no side', '4f3'],
    ['another side', 'b4c6'],
    ['a capital', 'Y4c6'],
    ['a 0', 'y0c6'],
    ['two digits', 'y44c6'],
    ['no such row', 'y4j6'],
    ['no such column', 'y4c0'],
    ['a space', 'y4 f3'],
    ['a space at the end', 'y4f3 '],
    ['a line feed at the end', 'y4f3\n'],
    ['a slash at the end', 'y4f3/'],
    ['two slashes', 'y4f3//e3'],
    ['no such square to turn over', 'y4f3/c0'],
    ['flips not in board order', 'y7h3/f3/d3'],
    ['flips not in board order, by rows', 'y7h3/a4/i3'],
    ['a flip twice', 'y7h3/d3/d3'],
    ['a claim', 'y4f3=13'],
    ['the mark of the clock', 'y4f3!'],
  ])('[C13.6] %s is refused', (_, text) => {
    expect(parsePlacement(text)).toMatchObject({
      ok: false,
      error: { code: 'bad-notation', detail: { what: 'move' } },
    });
  });

  it('[C13.6] what can be read is written back the same, however a text was changed', () => {
    const pieces = ['', '/', 'y', 'r', '0', '1', '9', 'a', 'c', 'i', 'j', '=', '!', ' ', '\n'];
    const edit = fc.record({ at: fc.nat({ max: 12 }), cut: fc.nat({ max: 2 }), piece: fc.constantFrom(...pieces) });
    let read = 0;
    fc.assert(
      fc.property(anyPlacement, edit, (placement, { at, cut, piece }) => {
        const whole = formatPlacement(placement);
        const text = whole.slice(0, at) + piece + whole.slice(at + cut);
        const parsed = parsePlacement(text);
        if (!parsed.ok) return;
        read++;
        expect(formatPlacement(parsed.value)).toBe(text);
      }),
      { numRuns: 2000, seed: 13 },
    );
    expect(read).toBeGreaterThan(100);
  });
});

it('[C13.5] a Kakuro runs from its total to its last addend', () => {
  expect(formatKakuro({ total: 37, last: 40, direction: 'across', sum: 18 })).toBe('b5-e5');
  expect(formatKakuro({ total: 37, last: 55, direction: 'down', sum: 8 })).toBe('b5-b7');
});
