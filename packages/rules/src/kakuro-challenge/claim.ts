/** Claims of points: what a move was truly worth, and whether a claim stands up to a challenge. */

import type { Board } from './board/board.js';
import { kakurosHolding } from './board/kakuro.js';
import { checkFlips, type Placement } from './board/placement.js';

/** What a claim should have been. */
export interface ClaimTruth {
  /** 0 when the flips break the rules. */
  readonly points: number;
  readonly flipsLegal: boolean;
}

/**
 * What a placement was worth, from the board that it left: anybody at the table can work it out.
 * @example
 * const placement = unwrap(parsePlacement('y4c6'));
 * truthOf(scorePlacement(board, placement).board, placement, false) // => { points: 13, flipsLegal: true }
 */
export function truthOf(after: Board, placement: Placement, expert: boolean): ClaimTruth {
  const flipsLegal = checkFlips(after, placement, expert).ok;
  if (!flipsLegal) return { points: 0, flipsLegal };
  const kakuros = kakurosHolding(after, [placement.square, ...placement.flips]);
  return { points: kakuros.reduce((points, { sum }) => points + sum, 0), flipsLegal };
}

/**
 * Whether a challenge to a claim is upheld: it is more than the truth, or the flips break the rules.
 * @example isWrongClaim(13, { points: 9, flipsLegal: true }) // => true
 */
export function isWrongClaim(claim: number, truth: ClaimTruth): boolean {
  return claim > truth.points || !truth.flipsLegal;
}
