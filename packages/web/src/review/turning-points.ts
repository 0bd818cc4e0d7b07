/** The moments at which the chances to win changed most, as one player saw them. */

import { type AnyAssessment, verdictOf } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { leftIn } from './better-action';
import type { ReviewedTurn } from './review-turns';

export interface TurningPoint {
  readonly step: number;
  /** Whose chance it is: yours; where nobody is you, the mover's. */
  readonly seat: Seat;
  /** The mover's assessment, which explains the change; null if there is none. */
  readonly part: AnyAssessment | null;
  /** The chance to win before and after; alone, where there is nobody to beat, the points that were missed. */
  readonly before: number;
  readonly after: number;
}

const MAX_POINTS = 3;
/** Smaller changes of the chance don't count. */
const MIN_CHANGE = 0.05;

/** At most three, in the order of the game. Your own moves come before those of others. */
export function turningPoints(
  turns: ReadonlyMap<number, ReviewedTurn>,
  first: readonly number[],
  you: Seat | null,
  isChance: boolean,
): readonly TurningPoint[] {
  const isAlone = first.length === 1;
  let chances = first;
  const points: TurningPoint[] = [];
  for (const [step, turn] of turns) {
    if (isAlone) {
      const [part = null] = turn.assessments;
      points.push({ step, seat: 0, part, before: 0, after: part === null ? 0 : lostIn(part, isChance) });
      continue;
    }
    const part = turn.assessments.find((each) => each.seat === turn.actor) ?? null;
    const seat = you ?? part?.seat ?? 0;
    const [before = 0, after = before] = [chances[seat], turn.chances[seat]];
    chances = turn.chances;
    // Where nothing could be decided, nothing turned: it was so before.
    if (part === null || isDecision(part, isChance)) points.push({ step, seat, part, before, after });
  }
  const rank = ({ part }: TurningPoint): number => (part?.seat === you ? 0 : 1);
  const change = (point: TurningPoint): number => Math.abs(point.after - point.before);
  return points
    .filter((point) => change(point) >= MIN_CHANGE)
    .sort((one, other) => rank(one) - rank(other) || change(other) - change(one))
    .slice(0, MAX_POINTS)
    .sort((one, other) => one.step - other.step);
}

/** What was given up for later is not lost. */
function lostIn(part: AnyAssessment, isChance: boolean): number {
  const verdict = verdictOf(part, isChance);
  return verdict === 'wise' || verdict === 'costly' ? 0 : leftIn(part, isChance);
}

function isDecision(part: AnyAssessment, isChance: boolean): boolean {
  const verdict = verdictOf(part, isChance);
  return verdict !== 'nothing' && verdict !== 'chance';
}
