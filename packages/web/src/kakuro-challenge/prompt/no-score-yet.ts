/** Why nothing can be scored at the start of a game, as far as this table may say. */

import type { Square } from '@riverstone/rules';
import {
  type Board,
  cellAt,
  FastBoard,
  isEmpty,
  isPlaceable,
  MAX_MOVES,
  movePoints,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';
import { type ChallengePosition, isHelping, tilesLaid } from '../draft/draft';

/** From this many tiles on, players know that a hand may score nothing. */
const FEW_TILES = 12;

/**
 * `too-few`: no three tiles can lie in a line, and a Kakuro takes three. `no-move`: no move of this hand scores; only
 * said with automatic scoring. Null when something scores, may score, or the game has long begun.
 */
export function noScoreReason(position: ChallengePosition): 'too-few' | 'no-move' | null {
  const { board } = position;
  if (tilesLaid(board) >= FEW_TILES) return null;
  if (![...board.keys()].some((square) => isPlaceable(board, square) && makesThree(board, square))) return 'too-few';
  return isHelping(position) && !canScore(position) ? 'no-move' : null;
}

/** Whether a tile on an open square would lie in a line of three. */
function makesThree(board: Board, square: Square): boolean {
  const column = square % SIZE;
  const row = Math.floor(square / SIZE);
  const hasTile = (right: number, down: number): boolean => {
    const isOnBoard = isIn(column + right) && isIn(row + down);
    return isOnBoard && !isEmpty(cellAt(board, square + right + down * SIZE));
  };
  const isLine = (right: number, down: number): boolean =>
    hasTile(right, down) && (hasTile(2 * right, 2 * down) || hasTile(-right, -down));
  return isLine(1, 0) || isLine(-1, 0) || isLine(0, 1) || isLine(0, -1);
}

const isIn = (place: number): boolean => place >= 0 && place < SIZE;

function canScore({ board, hand, options }: ChallengePosition): boolean {
  const lister = new FastBoard(options.expert);
  lister.load(board);
  const moves = new Int32Array(MAX_MOVES);
  const count = lister.list(
    hand.reduce((bits, digit) => bits | (1 << digit), 0),
    moves,
  );
  return moves.subarray(0, count).some((move) => movePoints(move) > 0);
}
