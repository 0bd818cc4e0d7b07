/** The action that a review shows in place of what was done, and how many points more it would have scored. */

import { type AnyAssessment, type ValuedAction, type VerdictKind, verdictOf } from '@riverstone/bots';

/** Null where there is nothing to show. */
export function betterThan(
  { bestAction, best, worthiest }: AnyAssessment,
  kind: VerdictKind,
  isChance: boolean,
): ValuedAction<unknown> | null {
  // Points that lead to less later are no advice. Where moves are bets, the likeliest one is.
  if (kind === 'costly' || (kind === 'miss' && !isChance && worthiest !== null)) return worthiest;
  return bestAction === null || kind === 'best' || kind === 'nothing' ? null : { action: bestAction, points: best };
}

/** What a part is said to have missed: the points of the better action that is shown, less those of what was done. */
export function leftIn(assessment: AnyAssessment, isChance: boolean): number {
  const kind = verdictOf(assessment, isChance);
  const better = kind === 'miss' ? betterThan(assessment, kind, isChance) : null;
  return better === null ? assessment.missed : better.points - (assessment.best - assessment.missed);
}
