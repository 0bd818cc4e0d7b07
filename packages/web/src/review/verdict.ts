/** What a review says of one player's part in a step. */

import type { Seat } from '@riverstone/rules';
import type { ReviewedTurn } from './review-turns';

export type AnyAssessment = ReviewedTurn['assessments'][number];

/**
 * `best`: nothing was missed. `close`: hardly anything was. `wise`: points were given up that come back later.
 * `miss`: a better move was there. `nothing`: there was nothing to score. `chance`: nothing was decided.
 */
export type VerdictKind = 'best' | 'close' | 'wise' | 'miss' | 'nothing' | 'chance';

/** Whatever is smaller than this is a matter of rounding. */
const ROUNDING = 0.005;
/** A worth is an estimate. What is lost by less, counts as nothing lost. In points. */
const ESTIMATE = 0.3;
/** Where single stones are counted, each chance is exact enough. */
const STONE_ESTIMATE = 0.02;
/** Nobody sees so small a difference between two chances. */
const CLOSE_CHANCE = 0.05;

export function verdictOf({ missed, worthLost, best, bestAction }: AnyAssessment, isChance: boolean): VerdictKind {
  if (worthLost === null && missed <= ROUNDING) return best > 0 || bestAction !== null ? 'chance' : 'nothing';
  if (best <= ROUNDING && missed <= ROUNDING) return 'nothing';
  if (missed <= ROUNDING) return 'best';
  if (isChance && missed < CLOSE_CHANCE) return 'close';
  return worthLost !== null && worthLost <= (isChance ? STONE_ESTIMATE : ESTIMATE) ? 'wise' : 'miss';
}

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
        if (verdictOf(each, isChance) === 'miss') misses.push(step);
      }
    }
    return { seat, accuracy: possible > ROUNDING ? 1 - lost / possible : null, luck, missed, misses };
  });
}
