/**
 * What doc examples of Kakuro Challenge may name: `board`, figure 2 of its rules; `move`, yellow 4 to c6 on it, packed.
 */

import { unwrap } from '../../src/index.js';
import { FastBoard, MAX_MOVES, moveSquare, parseBoard } from '../../src/kakuro-challenge/index.js';
import type { ExampleNames } from '../game-test-kit.js';

const FIGURE_2 = '........./.9I.38.9./........./....E.2../....G7.../C9...158./........./.9.....9./.........';
const C6 = 47;
const board = unwrap(parseBoard(FIGURE_2));

function packedMove(): number | undefined {
  const moves = new Int32Array(MAX_MOVES);
  const fast = new FastBoard(false);
  fast.load(board);
  const count = fast.list(1 << 4, moves);
  return moves.subarray(0, count).find((move) => moveSquare(move) === C6);
}

export const examples: ExampleNames = { options: { first: 0 }, names: { board, move: packedMove() } };
