/** What the last move tells about the tile that its mover kept. */

import { FastBoard, withMove } from '@riverstone/rules/kakuro-challenge';
import { DIGITS, type Position } from './board/position.js';
import { inferenceProfile } from './profiles.js';

const boards = { base: new FastBoard(false), expert: new FastBoard(true) };
const best = new Int32Array(DIGITS);

/**
 * By digit: how likely the opponent kept it, up to a factor; null if nothing is known. A player who takes the most
 * points has not kept a tile that would have scored more.
 */
export function keptWeights(position: Position): Float64Array | null {
  const { last, seat, handSizes, bagSize, unseen } = position;
  if (last === null || last.byClock || last.seat === seat || handSizes.length !== 2) return null;
  // Without a draw since then, the end is solved exactly. Otherwise the hand has a kept and a drawn tile.
  if (bagSize === 0 || handSizes[last.seat] !== 2) return null;
  const board = position.expert ? boards.expert : boards.base;
  board.load(withMove(position.board, last.square, 0, last.flips));
  board.bestPerDigit(best);
  const weights = new Float64Array(DIGITS);
  for (let digit = 1; digit < DIGITS; digit++) {
    const isBetter = (best[digit] as number) > last.credited;
    weights[digit] = (unseen[digit] as number) * (isBetter ? inferenceProfile.doubt : 1);
  }
  return weights;
}
