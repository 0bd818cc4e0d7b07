/** The field of the race: its values, the Action tiles, lines and claims, and the squares of a line. */

import { type Direction, formatSquare, type Square } from '../core/grid.js';

/** The field has this many rows and as many columns. */
export const FIELD_SIZE = 8;

/** The value of a Sum square in a field. */
export const SUM_SQUARE = 0;

/** Added to a digit on the field when it is red: turned over, or a New number. */
export const RED = 16;

const DIGIT_BITS = RED - 1;

/** The 64 squares in board order: `SUM_SQUARE`, a silver digit 1-9, or `RED` plus a red one. */
export type RaceField = readonly number[];

/** The fronts of the Action tiles: Double, Exchange and nine New numbers. */
export const actionTiles = ['d', 'x', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'] as const;

/** The front of an Action tile. */
export type ActionTile = (typeof actionTiles)[number];

/** A line by its first and last square. */
export interface Line {
  readonly first: Square;
  readonly last: Square;
}

/** A line, and the Action tiles laid to make it valid. */
export interface Claim extends Line {
  /** Pairs of squares to swap, in this order; each takes an Exchange. */
  readonly exchanges: readonly (readonly [Square, Square])[];
  /** Squares covered by the back of a tile, with the front that is spent. */
  readonly sumSquares: readonly { readonly square: Square; readonly tile: ActionTile }[];
  /** Squares that take a New number. */
  readonly newNumbers: readonly { readonly square: Square; readonly digit: number }[];
  /** How many Doubles are played as Doubles. */
  readonly doubles: number;
}

/**
 * Whether a text names an Action tile.
 * @example isActionTile('n7') // => true
 */
export function isActionTile(text: string): text is ActionTile {
  return (actionTiles as readonly string[]).includes(text);
}

/**
 * The New number with a digit.
 * @example newNumberTile(7) // => 'n7'
 */
export function newNumberTile(digit: number): ActionTile {
  return `n${digit}` as ActionTile;
}

/**
 * The number on a square, silver or red; 0 on a Sum square.
 * @example digitOn(RED + 7) // => 7
 */
export function digitOn(value: number): number {
  return value & DIGIT_BITS;
}

/**
 * Whether a square holds a red number.
 * @example isRed(RED + 7) // => true
 */
export function isRed(value: number): boolean {
  return value >= RED;
}

/**
 * Whether a square holds a silver number. Tiles may be laid only on those.
 * @example isSilver(7) // => true
 */
export function isSilver(value: number): boolean {
  return value > SUM_SQUARE && value < RED;
}

/**
 * Which way a line runs, or undefined when it is not left to right or top to bottom; a single square counts as across.
 * @example
 * // From a1 to a3.
 * directionOf({ first: 0, last: 16 }) // => 'down'
 */
export function directionOf({ first, last }: Line): Direction | undefined {
  if (last < first) return undefined;
  if (Math.floor(first / FIELD_SIZE) === Math.floor(last / FIELD_SIZE)) return 'across';
  return first % FIELD_SIZE === last % FIELD_SIZE ? 'down' : undefined;
}

/**
 * The squares of a line from first to last, or undefined when it runs neither left to right nor top to bottom.
 * @example squaresOf({ first: 0, last: 2 }) // => [0, 1, 2]
 */
export function squaresOf(line: Line): readonly Square[] | undefined {
  const direction = directionOf(line);
  if (direction === undefined) return undefined;
  const squares: Square[] = [];
  for (let square = line.first; square <= line.last; square += stepOf(direction)) squares.push(square);
  return squares;
}

/**
 * The square right before a line's first one, or undefined where the line starts at the field's edge.
 * @example squareBefore({ first: 1, last: 3 }, 'across') // => 0
 */
export function squareBefore(line: Line, direction: Direction): Square | undefined {
  return placeAlong(line.first, direction) === 0 ? undefined : line.first - stepOf(direction);
}

/**
 * The square right after a line's last one, or undefined where the line ends at the field's edge.
 * @example squareAfter({ first: 1, last: 3 }, 'across') // => 4
 */
export function squareAfter(line: Line, direction: Direction): Square | undefined {
  return placeAlong(line.last, direction) === FIELD_SIZE - 1 ? undefined : line.last + stepOf(direction);
}

/**
 * Whether two lines are the same squares in the same direction.
 * @example sameLine({ first: 0, last: 2 }, { first: 0, last: 2 }) // => true
 */
export function sameLine(one: Line, other: Line): boolean {
  return one.first === other.first && one.last === other.last;
}

/**
 * A square of the field as text.
 * @example squareName(17) // => 'b3'
 */
export function squareName(square: Square): string {
  return formatSquare(square, FIELD_SIZE);
}

function stepOf(direction: Direction): number {
  return direction === 'across' ? 1 : FIELD_SIZE;
}

function placeAlong(square: Square, direction: Direction): number {
  return direction === 'across' ? square % FIELD_SIZE : Math.floor(square / FIELD_SIZE);
}
