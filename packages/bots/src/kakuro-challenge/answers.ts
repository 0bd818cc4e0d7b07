/** How a bot answers an open claim: it checks the claim, or lets it stand. */

import type { Seat } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeView,
  type ClaimTruth,
  isWrongClaim,
  truthOf,
} from '@riverstone/rules/kakuro-challenge';
import type { Decision } from '../core/bot.js';
import type { ChallengeExplanation } from './explanation.js';

export type ChallengeDecision = Decision<ChallengeAction, ChallengeExplanation>;

/**
 * Whether a seat may challenge the open claim.
 * @example
 * // Nothing is claimed yet.
 * mayAnswer(view, 1) // => false
 */
export function mayAnswer({ open, status }: ChallengeView, seat: Seat): boolean {
  return !status.over && open !== null && open.seat !== seat && !open.accepted.includes(seat);
}

/**
 * Whether a seat must place a tile now.
 * @example mustPlace(view, 0) // => true
 */
export function mustPlace(view: ChallengeView, seat: Seat): boolean {
  return !view.status.over && view.turn === seat && (view.hand ?? []).length > 0;
}

/**
 * The true points of the open claim; null when none is open.
 * @example
 * // Nothing is claimed yet.
 * openTruth(view) // => null
 */
export function openTruth({ open, last, board, options }: ChallengeView): ClaimTruth | null {
  return open === null || last === null ? null : truthOf(board, last, options.expert);
}

/**
 * A challenge to the open claim, if the truth says that it is upheld.
 * @example
 * // Nothing is claimed yet.
 * challengeIfWrong(view) // => null
 */
export function challengeIfWrong(view: ChallengeView): ChallengeDecision | null {
  const truth = openTruth(view);
  const claim = view.open?.claim ?? 0;
  if (truth === null || !isWrongClaim(claim, truth)) return null;
  const explanation: ChallengeExplanation = truth.flipsLegal
    ? { code: 'claim-too-high', claim, counted: truth.points }
    : { code: 'flips-not-allowed', claim };
  return { action: { type: 'challenge' }, afterSeconds: 0, explanation };
}

/**
 * Accepts a claim after the last placement. Before that, the next placement accepts it; null then.
 * @example
 * // There are tiles left.
 * acceptAtEnd(view, { code: 'claim-unchecked', claim: 13 }) // => null
 */
export function acceptAtEnd(view: ChallengeView, explanation: ChallengeExplanation): ChallengeDecision | null {
  const isLast = view.handSizes.every((size) => size === 0);
  return isLast ? { action: { type: 'accept' }, afterSeconds: 0, explanation } : null;
}

/**
 * The answer of a bot that checks every claim without mistakes; null when there is nothing to answer.
 * @example
 * // Nothing is claimed yet.
 * answerTruly(view, 1) // => null
 */
export function answerTruly(view: ChallengeView, seat: Seat): ChallengeDecision | null {
  if (!mayAnswer(view, seat)) return null;
  const claim = view.open?.claim ?? 0;
  const counted = openTruth(view)?.points ?? 0;
  return challengeIfWrong(view) ?? acceptAtEnd(view, { code: 'claim-holds', claim, counted });
}
