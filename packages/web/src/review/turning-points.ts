/** The moments at which the chances to win changed most, as one player saw them. */

import type { AnyAssessment } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { ReviewedTurn } from './review-turns';

export interface TurningPoint {
  readonly step: number;
  /** The chance to win before and after; alone, where there is nobody to beat, the points that were missed. */
  readonly before: number;
  readonly after: number;
}

const MOST = 3;
/** A smaller change decides nothing: five in a hundred. */
const SMALLEST = 0.05;

/** At most three, in the order of the game. */
export function turningPoints(
  turns: ReadonlyMap<number, ReviewedTurn>,
  first: readonly number[],
  seat: Seat,
): readonly TurningPoint[] {
  const isAlone = first.length === 1;
  let before = first[seat] ?? 0;
  const points: TurningPoint[] = [];
  for (const [step, turn] of turns) {
    if (isAlone) {
      const missed = turn.assessments.reduce((sum: number, each: AnyAssessment) => sum + each.missed, 0);
      points.push({ step, before: 0, after: missed });
      continue;
    }
    const after = turn.chances[seat] ?? before;
    points.push({ step, before, after });
    before = after;
  }
  const change = (point: TurningPoint): number => Math.abs(point.after - point.before);
  return points
    .filter((point) => change(point) >= SMALLEST)
    .sort((one, other) => change(other) - change(one))
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step);
}
