/** Which step of a replay each turn of its review belongs to. */

import type { ReviewProgress } from '@riverstone/bots';

/** A turn of a review, whatever its game. */
export type ReviewedTurn = ReviewProgress['turn'];

/**
 * The step that each turn belongs to, counted from 1. A record leaves out what changes nothing (a claim that was
 * accepted), so a replay of a saved table may have more steps.
 */
export function stepsOfTurns(entries: readonly string[], turns: readonly Pick<ReviewedTurn, 'entry'>[]): number[] {
  let step = 0;
  return turns.map(({ entry }) => {
    const found = entries.indexOf(entry, step);
    step = found === -1 ? step + 1 : found + 1;
    return step;
  });
}
