/** The board of Kakuro Challenge: what lies on a square, and where tiles may go. */

import { neighbours, type Square } from '../../core/grid.js';
import { ok, type Refusal, type Result, refuse } from '../../core/result.js';

/** The board has 9 rows of 9 squares. */
export const SIZE = 9;

/** Added to the digit of a tile with its red side up (a total). With its yellow side up (an addend) it is the digit. */
export const RED = 16;

/** A square: 0 empty, 1-9 a yellow tile, `RED + 1` to `RED + 9` a red one. */
export type Cell = number;

/** 81 cells in board order. */
export type Board = readonly Cell[];

export const sides = ['yellow', 'red'] as const;
/** Which side of a tile is up. */
export type Side = (typeof sides)[number];

/** There are 8 tiles of each digit from 1 to 9. */
export const COPIES = 8;
export const TILES = 72;

/**
 * Whether no tile lies there.
 * @example isEmpty(0) // => true
 */
export const isEmpty = (cell: Cell): boolean => cell === 0;

/**
 * Whether a tile lies there yellow side up: an addend.
 * @example isYellow(7) // => true
 */
export const isYellow = (cell: Cell): boolean => cell > 0 && cell < RED;

/**
 * Whether a tile lies there red side up: a total.
 * @example isRed(RED + 7) // => true
 */
export const isRed = (cell: Cell): boolean => cell >= RED;

/**
 * The digit of a tile, whichever side is up.
 * @example digitOf(RED + 7) // => 7
 */
export const digitOf = (cell: Cell): number => cell & (RED - 1);

/**
 * Which side of a tile is up.
 * @example sideOf(RED + 7) // => 'red'
 */
export const sideOf = (cell: Cell): Side => (isRed(cell) ? 'red' : 'yellow');

/**
 * The same tile, other side up.
 * @example turnedOver(7) === RED + 7 // => true
 */
export const turnedOver = (cell: Cell): Cell => cell ^ RED;

/**
 * A tile as a cell.
 * @example tile(7, 'red') === RED + 7 // => true
 */
export const tile = (digit: number, side: Side): Cell => (side === 'red' ? RED + digit : digit);

export const emptyBoard: Board = new Array<Cell>(SIZE * SIZE).fill(0);

/**
 * What lies on a square.
 * @example cellAt(emptyBoard, 40) // => 0
 */
export const cellAt = (board: Board, square: Square): Cell => board[square] as Cell;

/**
 * The board after a tile was laid and others were turned over. Does not check the rules.
 * @example withMove(emptyBoard, 40, 5, [])[40] // => 5
 */
export function withMove(board: Board, square: Square, placed: Cell, flips: readonly Square[]): Board {
  const next = [...board];
  next[square] = placed;
  for (const flipped of flips) next[flipped] = turnedOver(cellAt(next, flipped));
  return next;
}

/**
 * Whether a square is empty and shares an edge with a tile: where a placement may go.
 * @example
 * // The board has no tile.
 * isPlaceable(emptyBoard, 40) // => false
 */
export function isPlaceable(board: Board, square: Square): boolean {
  return isEmpty(cellAt(board, square)) && touchesTile(board, square);
}

/**
 * Whether any square that shares an edge with this one has a tile.
 * @example touchesTile(board, parseSquare('a2', SIZE)) // => true
 */
export function touchesTile(board: Board, square: Square): boolean {
  return neighbours(square, SIZE).some((next) => !isEmpty(cellAt(board, next)));
}

/** How many tiles of each digit lie on the board; index 0 is not used. */
function countDigits(board: Board): number[] {
  const counts = new Array<number>(SIZE + 1).fill(0);
  for (const cell of board) {
    if (!isEmpty(cell)) counts[digitOf(cell)] = (counts[digitOf(cell)] as number) + 1;
  }
  return counts;
}

/**
 * Whether a board and a hand have no more tiles of any digit than the game has. Nothing else is checked: a position
 * need not be reachable.
 * @example checkPosition(emptyBoard, [4, 7]) // => { ok: true, value: true }
 */
export function checkPosition(board: Board, hand: readonly number[]): Result<true, Refusal<'bad-position'>> {
  const counts = countDigits(board);
  for (const digit of hand) counts[digit] = (counts[digit] as number) + 1;
  const digit = counts.findIndex((count) => count > COPIES);
  if (digit < 0) return ok(true);
  return refuse('bad-position', { problem: 'too-many-tiles', digit, found: counts[digit] as number, expected: COPIES });
}
