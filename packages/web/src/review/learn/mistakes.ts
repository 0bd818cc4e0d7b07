/** The misses that somebody learns from: their own, or everybody's where nobody here played. */

import { verdictOf } from '@riverstone/bots';
import type { Replay } from '../replay';
import type { ReviewedTurn } from '../review-turns';
import type { Mistake } from './learn-task';

export function mistakesOf({ open }: Replay, turns: ReadonlyMap<number, ReviewedTurn>): readonly Mistake[] {
  const { you } = open.table;
  const { isChance } = open.review;
  return [...turns].flatMap(([step, { actor, entry, assessments }]) =>
    assessments
      .filter((each) => each.bestAction !== null && verdictOf(each, isChance) === 'miss')
      .filter(({ seat }) => seat === actor && (you === null || seat === you))
      .map((assessment) => ({ step, seat: assessment.seat, assessment, made: entry.slice(entry.indexOf(':') + 1) })),
  );
}
