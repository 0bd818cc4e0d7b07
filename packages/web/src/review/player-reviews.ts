/** What a review says of one player's part in a step, and in a whole game. */

import { type AnyAssessment, verdictOf } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { ReviewedTurn } from './review-turns';

/** Whatever is smaller than this is a matter of rounding. */
const ROUNDING = 0.005;

/** What the actor's part was; null where nobody's is told. */
export function ownAssessment({ actor, assessments }: ReviewedTurn): AnyAssessment | null {
  return assessments.find(({ seat }) => seat === actor) ?? (actor === 'table' ? (assessments[0] ?? null) : null);
}

/** A player's whole game, as far as it is reviewed. */
export interface PlayerReview {
  readonly seat: Seat;
  /** The share of what the best moves would have scored; null before there was any. */
  readonly accuracy: number | null;
  readonly luck: number;
  readonly missed: number;
  /** How much of that was missed in the steps below. */
  readonly missedByMisses: number;
  /** The steps with a better move, in order. */
  readonly misses: readonly number[];
}

/** Sums up every seat. `turns` are by step, with gaps. */
export function playerReviews(
  seats: number,
  turns: ReadonlyMap<number, ReviewedTurn>,
  isChance: boolean,
): readonly PlayerReview[] {
  return Array.from({ length: seats }, (_, seat) => {
    let luck = 0;
    let missed = 0;
    let missedByMisses = 0;
    let possible = 0;
    let lost = 0;
    const misses: number[] = [];
    for (const [step, { assessments }] of turns) {
      for (const each of assessments.filter((assessment) => assessment.seat === seat)) {
        luck += each.luck;
        missed += each.missed;
        if (each.worthLost !== null) {
          possible += each.best;
          lost += Math.min(each.missed, each.best);
        }
        if (verdictOf(each, isChance) !== 'miss') continue;
        misses.push(step);
        missedByMisses += each.missed;
      }
    }
    return { seat, accuracy: possible > ROUNDING ? 1 - lost / possible : null, luck, missed, missedByMisses, misses };
  });
}
