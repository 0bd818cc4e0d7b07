/** The action that a review shows in place of what was done. */

import type { AnyAssessment, ValuedAction, VerdictKind } from '@riverstone/bots';

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
