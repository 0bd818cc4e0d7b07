/**
 * A random sheet, drawn so that every complete sudoku grid is equally likely.
 *
 * The box at the top left can be filled in 9! ways. However it is filled, there are 2,612,736 ways to fill the two
 * boxes right of it, and as many to fill the two below it. These five boxes are drawn evenly. The other four can be
 * filled in about 2,693 ways, sometimes more, sometimes fewer: we draw a number below `MAX_COMPLETIONS`, take the
 * completion with that number, and start again from nothing if there are fewer. So in each attempt every grid has the
 * same chance.
 */

import type { Square } from '../../core/grid.js';
import { type Rng, shuffled } from '../../core/rng.js';
import { boxOf, columnOf, rowOf, type Sheet, SIZE } from './sheet.js';

/**
 * The most ways in which any five such boxes can be completed; few can in more than 5,644, and only one pattern in so
 * many. The ways were counted for all first five boxes: together they make 6,670,903,752,021,072,936,960, the known
 * number of sudokus.
 */
const MAX_COMPLETIONS = 11_664;

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL = 0b11_1111_1110;

const SQUARES = Int32Array.from({ length: SIZE * SIZE }, (_, square) => square);
const ROW = SQUARES.map(rowOf);
const COLUMN = SQUARES.map(columnOf);
const BOX = SQUARES.map(boxOf);
/** For every set of digits as bits, how many they are. */
const BIT_COUNT = new Int32Array(ALL + 1).map((_, bits) => bits.toString(2).replaceAll('0', '').length);

/** Three lines of three digits: the rows of a box, or its columns. */
type Lines = readonly (readonly number[])[];

/**
 * A random sheet, each as likely as any other.
 * @example randomSheet(createRng(seedFromNumber(7))).length // => 81
 */
export function randomSheet(rng: Rng): Sheet {
  for (;;) {
    const sheet = completion(fiveBoxes(rng), rng.below(MAX_COMPLETIONS));
    if (sheet !== undefined) return sheet;
  }
}

/** A grid with the three boxes at the top and the three at the left filled, and 0 elsewhere. */
function fiveBoxes(rng: Rng): number[] {
  const corner = shuffled(DIGITS, rng);
  const rows = [corner.slice(0, 3), corner.slice(3, 6), corner.slice(6)];
  const columns = [0, 1, 2].map((column) => rows.map((row) => row[column] as number));
  const top = goOn(rows, rng);
  const left = goOn(columns, rng);
  return Array.from({ length: SIZE * SIZE }, (_, square) => {
    const row = rowOf(square);
    const column = columnOf(square);
    return top[row]?.[column] ?? left[column]?.[row] ?? 0;
  });
}

/**
 * Lets the three lines of a box go on through the next two boxes, so that each line and each box has every digit once.
 *
 * Call the lines a, b and c. If line a goes on with `count` digits of b, then with 3 - count of c. The other digits of
 * c can only follow b in the next box, with 3 - count of a; and what is left of a and b follows c there. So `count`
 * digits are chosen three times out of three: 1, 27, 27 and 1 ways for a count of 0, 1, 2 and 3, 56 in all. The last
 * box gets what each line lacks; and each line of both boxes can have its digits in any order.
 */
function goOn(lines: Lines, rng: Rng): Lines {
  const way = rng.below(56);
  const count = way === 0 ? 0 : way <= 27 ? 1 : way <= 54 ? 2 : 3;
  const [a, b, c] = lines.map((line) => shuffled(line, rng)) as [number[], number[], number[]];
  const next = [
    [...b.slice(0, count), ...c.slice(count)],
    [...c.slice(0, count), ...a.slice(count)],
    [...a.slice(0, count), ...b.slice(count)],
  ];
  return lines.map((line, index) => {
    const begun = [...line, ...shuffled(next[index] as number[], rng)];
    const lacking = DIGITS.filter((digit) => !begun.includes(digit));
    return [...begun, ...shuffled(lacking, rng)];
  });
}

/**
 * Completes a grid in the way that has this number, from 0 in an order that never changes; undefined if there are
 * fewer.
 */
function completion(grid: number[], number: number): Sheet | undefined {
  const open = Int32Array.from(grid.keys()).filter((square) => grid[square] === 0);
  /** The digits in each row, column and box, as bits. */
  const rows = new Int32Array(SIZE);
  const columns = new Int32Array(SIZE);
  const boxes = new Int32Array(SIZE);
  let passed = 0;

  const put = (square: Square, digit: number): void => {
    grid[square] = digit;
    toggle(square, 1 << digit);
  };
  const toggle = (square: Square, bit: number): void => {
    rows[ROW[square] as number] = (rows[ROW[square] as number] as number) ^ bit;
    columns[COLUMN[square] as number] = (columns[COLUMN[square] as number] as number) ^ bit;
    boxes[BOX[square] as number] = (boxes[BOX[square] as number] as number) ^ bit;
  };
  const choicesAt = (square: Square): number =>
    ALL &
    ~(
      (rows[ROW[square] as number] as number) |
      (columns[COLUMN[square] as number] as number) |
      (boxes[BOX[square] as number] as number)
    );

  /**
   * Brings the square with the fewest choices to the front of the open ones from `start` on: few dead ends that way.
   */
  const bringTightest = (start: number): Square => {
    let tightest = start;
    let fewest = SIZE + 1;
    for (let index = start; index < open.length && fewest > 1; index++) {
      const count = BIT_COUNT[choicesAt(open[index] as Square)] as number;
      if (count < fewest) {
        fewest = count;
        tightest = index;
      }
    }
    const square = open[tightest] as Square;
    open[tightest] = open[start] as Square;
    open[start] = square;
    return square;
  };

  const fillFrom = (start: number): boolean => {
    if (start === open.length) return passed++ === number;
    const square = bringTightest(start);
    for (let rest = choicesAt(square); rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      put(square, 31 - Math.clz32(bit));
      if (fillFrom(start + 1)) return true;
      toggle(square, bit);
    }
    return false;
  };

  for (const [square, digit] of grid.entries()) if (digit > 0) put(square, digit);
  return fillFrom(0) ? grid : undefined;
}
