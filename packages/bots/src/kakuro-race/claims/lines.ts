/**
 * All lines of the field, numbered. The field has a border of Sum squares, because edges bound lines like Sum squares.
 *
 * A start is a direction and a first square: 0-63 across, 64-127 down. A line is `start * 8 + count - 1`, `count` being
 * its number of squares, so that the lines from one start are neighbours. Not every number of the range is a line.
 */

import { FIELD_SIZE, type Line } from '@riverstone/rules/kakuro-race';

/** The numbers of lines are below this. */
export const LINE_NUMBERS = 2 * FIELD_SIZE ** 3;
/** The most lines of one length: those of two squares. */
export const MAX_LINES = 2 * FIELD_SIZE * (FIELD_SIZE - 1);
/** The number of squares in the longest line. */
export const MAX_LINE_LENGTH = FIELD_SIZE;
/** The number of squares in the shortest line. */
export const MIN_LINE_LENGTH = 2;

const SQUARES = FIELD_SIZE ** 2;
const WIDTH = FIELD_SIZE + 2;
/** How many squares the bordered field has. */
export const BORDERED_SQUARES = WIDTH ** 2;

const starts = Array.from({ length: 2 * SQUARES }, (_, start) => {
  const across = start < SQUARES;
  const square = start % SQUARES;
  const row = Math.floor(square / FIELD_SIZE);
  const column = square % FIELD_SIZE;
  return {
    start,
    square,
    step: across ? 1 : FIELD_SIZE,
    /** How many squares lie before the start in its row or column. */
    place: across ? column : row,
    borderedSquare: (row + 1) * WIDTH + column + 1,
    borderedStep: across ? 1 : WIDTH,
  };
});

/** The index on the bordered field of a start, or (the first 64) of a square. */
export const startSquare = Uint8Array.from(starts, ({ borderedSquare }) => borderedSquare);
/** The step from one square of a line to the next on the bordered field. */
export const startStep = Uint8Array.from(starts, ({ borderedStep }) => borderedStep);
/** The starts by the number of squares before them. */
export const startsAt: readonly Uint8Array[] = Array.from({ length: FIELD_SIZE }, (_, place) =>
  Uint8Array.from(starts.filter((each) => each.place === place).map(({ start }) => start)),
);

/**
 * The number of the line with this start and length.
 * @example
 * // The line a1-h1.
 * lineNumber(0, 8) // => 7
 */
export function lineNumber(start: number, count: number): number {
  return start * FIELD_SIZE + count - 1;
}

/**
 * Where a line starts.
 * @example startOf(7) // => 0
 */
export function startOf(line: number): number {
  return Math.floor(line / FIELD_SIZE);
}

/**
 * A numbered line's first and last square on the field.
 * @example lineOf(7) // => { first: 0, last: 7 }
 */
export function lineOf(line: number): Line {
  const { square, step } = starts[startOf(line)] as (typeof starts)[number];
  return { first: square, last: square + (line % FIELD_SIZE) * step };
}

/**
 * A line's number.
 * @example lineNumberOf({ first: 0, last: 7 }) // => 7
 */
export function lineNumberOf({ first, last }: Line): number {
  const length = last - first;
  return length < FIELD_SIZE ? lineNumber(first, length + 1) : lineNumber(SQUARES + first, length / FIELD_SIZE + 1);
}
