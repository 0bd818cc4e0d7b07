/** The clear misses that somebody learns from: their own, or everybody's where nobody here played. */

import { isClearMiss } from '@riverstone/bots';
import { actionTextOf } from '@riverstone/rules';
import type { Replay } from '../replay';
import type { ReviewedTurn } from '../review-turns';
import type { Mistake } from './learn-task';

/** Nobody goes through more tasks than this; the largest misses teach most. */
const MAX_TASKS = 10;

export function mistakesOf({ open }: Replay, turns: ReadonlyMap<number, ReviewedTurn>): readonly Mistake[] {
  const { you } = open.table;
  const { isChance } = open.review;
  const all = [...turns].flatMap(([step, { actor, entry, assessments }]) =>
    assessments
      .filter((each) => each.bestAction !== null && isClearMiss(each, isChance))
      .filter(({ seat }) => seat === actor && (you === null || seat === you))
      .map((assessment) => ({ step, seat: assessment.seat, assessment, made: actionTextOf(entry) })),
  );
  return all
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_TASKS)
    .sort((one, other) => one.step - other.step);
}

const sizeOf = ({ assessment: { worthLost, missed } }: Mistake): number => worthLost ?? missed;
