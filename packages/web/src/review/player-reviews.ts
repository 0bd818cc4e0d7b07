/** What a review says of one player's part in a step, and in a whole game. */

import { type AnyAssessment, verdictOf } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { ReviewedTurn } from './review-turns';

/** Smaller differences are rounding errors. */
const ROUNDING = 0.005;

/** The parts in which somebody decided something. Getting what another missed, or drawing a 0, is no decision. */
export function decisiveParts({ actor, assessments }: ReviewedTurn): readonly AnyAssessment[] {
  return assessments.filter(({ seat, best }) => best > 0 || seat === actor);
}

/**
 * The part in a turn that sums it up; null where nobody decided anything. It is the actor's, or in a draw of the table
 * the first one. An actor who had nothing to score, such as the last to say none in the race, gives way to who had.
 */
export function ownAssessment(turn: ReviewedTurn): AnyAssessment | null {
  const told = decisiveParts(turn);
  const own = told.find(({ seat }) => seat === turn.actor);
  if (own === undefined && turn.actor !== 'table') return null;
  if (own !== undefined && own.best > 0) return own;
  return told.find(({ best }) => best > 0) ?? own ?? null;
}

/** A player's whole game, as far as it is reviewed. */
export interface PlayerReview {
  readonly seat: Seat;
  /** The share of what the best moves would have scored, what was given up for later included; null before any. */
  readonly accuracy: number | null;
  readonly luck: number;
  /** How much more the best moves would have scored, and how much of it was given up for later. */
  readonly missed: number;
  readonly forLater: number;
  /** The steps of the misses, in order. */
  readonly misses: readonly number[];
  /** The steps in which points were lost, in order: the misses, and where points were let go by. */
  readonly losses: readonly number[];
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
    let forLater = 0;
    const misses: number[] = [];
    const losses: number[] = [];
    for (const [step, { assessments }] of turns) {
      for (const each of assessments.filter((assessment) => assessment.seat === seat)) {
        const verdict = verdictOf(each, isChance);
        const isForLater = verdict === 'wise' || verdict === 'costly';
        luck += each.luck;
        missed += each.missed;
        if (each.worthLost !== null) {
          possible += each.best;
          lost += isForLater ? 0 : Math.min(each.missed, each.best);
        }
        if (isForLater) forLater += each.missed;
        if (verdict === 'miss') misses.push(step);
        if (verdict === 'miss' || verdict === 'passed') losses.push(step);
      }
    }
    return { seat, accuracy: possible > ROUNDING ? 1 - lost / possible : null, luck, missed, forLater, misses, losses };
  });
}
