/** Claims of points: the true points of a move, and whether a challenge is upheld. */

import type { Board } from './board/board.js';
import { kakurosContaining } from './board/kakuro.js';
import { checkFlips, type Placement } from './board/placement.js';

/** The true points of a claim. */
export interface ClaimTruth {
  /** 0 when the flips break the rules. */
  readonly points: number;
  readonly flipsLegal: boolean;
}

/**
 * The true points of a placement, from the board after it. Everybody at the table can work them out.
 * @example
 * const placement = unwrap(parsePlacement('y4c6'));
 * truthOf(scorePlacement(board, placement).board, placement, false) // => { points: 13, flipsLegal: true }
 */
export function truthOf(after: Board, placement: Placement, expert: boolean): ClaimTruth {
  const flipsLegal = checkFlips(after, placement, expert).ok;
  if (!flipsLegal) return { points: 0, flipsLegal };
  const kakuros = kakurosContaining(after, [placement.square, ...placement.flips]);
  return { points: kakuros.reduce((points, { sum }) => points + sum, 0), flipsLegal };
}

/**
 * Whether a challenge to a claim is upheld: it is more than the truth, or the flips break the rules.
 * @example isWrongClaim(13, { points: 9, flipsLegal: true }) // => true
 */
export function isWrongClaim(claim: number, truth: ClaimTruth): boolean {
  return claim > truth.points || !truth.flipsLegal;
}
