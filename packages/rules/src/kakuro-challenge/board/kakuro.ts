/** What a Kakuro is: a red total, then two or more different yellow addends whose sum ends in the total's digit. */

import type { Direction, Square } from '../../core/grid.js';
import { type Board, cellAt, digitOf, isRed, isYellow, SIZE } from './board.js';

/** A Kakuro on the board, from its total's square to its last addend's. */
export interface Kakuro {
  readonly total: Square;
  readonly last: Square;
  readonly direction: Direction;
  /** The sum of its addends, which is its points. */
  readonly sum: number;
}

/**
 * The Kakuro that starts at a square in a direction, if there is one.
 * Its addends run on until an empty square, a red tile or the edge ends them.
 * @example
 * const after = scorePlacement(board, unwrap(parsePlacement('y4c6'))).board;
 * kakuroAt(after, parseSquare('a6', SIZE), 'across') // => { sum: 13, direction: 'across', … }
 */
export function kakuroAt(board: Board, total: Square, direction: Direction): Kakuro | undefined {
  if (!isRed(cellAt(board, total))) return undefined;
  const seen = new Set<number>();
  let sum = 0;
  let last = total;
  for (let square = next(total, direction); square !== undefined; square = next(square, direction)) {
    const cell = cellAt(board, square);
    if (!isYellow(cell)) break;
    if (seen.has(cell)) return undefined;
    seen.add(cell);
    sum += cell;
    last = square;
  }
  const sumFits = sum % 10 === digitOf(cellAt(board, total));
  return seen.size >= 2 && sumFits ? { total, last, direction, sum } : undefined;
}

/**
 * Every Kakuro on the board: across before down, each in board order of its total.
 * @example kakurosOn(emptyBoard) // => []
 */
export function kakurosOn(board: Board): Kakuro[] {
  const found: Kakuro[] = [];
  for (const direction of ['across', 'down'] as const) {
    for (let square = 0; square < board.length; square++) {
      const kakuro = kakuroAt(board, square, direction);
      if (kakuro) found.push(kakuro);
    }
  }
  return found;
}

/**
 * Every Kakuro that holds at least one of some squares: across before down, each in board order of its total.
 * Only the rows and columns of those squares can have one.
 * @example kakurosContaining(emptyBoard, [40]) // => []
 */
export function kakurosContaining(board: Board, squares: readonly Square[]): Kakuro[] {
  const found: Kakuro[] = [];
  for (const direction of ['across', 'down'] as const) {
    const lineOf = (square: Square): number => (direction === 'across' ? Math.floor(square / SIZE) : square % SIZE);
    const lines = new Set(squares.map(lineOf));
    for (let total = 0; total < board.length; total++) {
      if (!isRed(cellAt(board, total)) || !lines.has(lineOf(total))) continue;
      const kakuro = kakuroAt(board, total, direction);
      if (kakuro && squares.some((square) => containsSquare(kakuro, square))) found.push(kakuro);
    }
  }
  return found;
}

/**
 * Whether a square is one of a Kakuro's: its total or one of its addends.
 * @example containsSquare({ total: 0, last: 2, direction: 'across', sum: 9 }, 1) // => true
 */
export function containsSquare(kakuro: Kakuro, square: Square): boolean {
  if (square < kakuro.total || square > kakuro.last) return false;
  return kakuro.direction === 'across'
    ? Math.floor(square / SIZE) === Math.floor(kakuro.total / SIZE)
    : square % SIZE === kakuro.total % SIZE;
}

/** The square after this one in a direction; undefined past the edge. */
function next(square: Square, direction: Direction): Square | undefined {
  if (direction === 'across') return square % SIZE === SIZE - 1 ? undefined : square + 1;
  return square + SIZE < SIZE * SIZE ? square + SIZE : undefined;
}
