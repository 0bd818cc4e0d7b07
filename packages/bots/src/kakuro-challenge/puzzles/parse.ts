/** Reads a *best move* puzzle. */

import { unwrap } from '@riverstone/rules';
import { type Board, type Placement, parseBoard, parsePlacement, SIZE } from '@riverstone/rules/kakuro-challenge';
import { unpackBoard } from '../../core/packed-board.js';

export interface MovePuzzle {
  readonly board: Board;
  readonly hand: readonly number[];
  readonly answer: Placement;
}

/**
 * The position and answer of a puzzle; throws if the text is none.
 * @example parseMovePuzzle('s11m2znI1495jFDq263o7n8k5p 35 y3i5/e5').hand // => [3, 5]
 */
export function parseMovePuzzle(text: string): MovePuzzle {
  const [board = '', hand = '', answer = ''] = text.split(' ');
  return {
    board: unwrap(parseBoard(unpackBoard(board, SIZE))),
    hand: [...hand].map(Number),
    answer: unwrap(parsePlacement(answer)),
  };
}
