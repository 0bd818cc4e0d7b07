/** Ranks the plausible claims of a seat, and *none*. */

import type { Seat } from '@riverstone/rules';
import type { RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import type { RankedMove, Ranking } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import { Effort } from '../core/effort.js';
import { actionFor } from './action-for.js';
import type { RaceExplanation } from './explanation.js';
import { consider, explain } from './master-bot.js';
import type { RatedClaim } from './master-search.js';
import { type RaceTask, taskOf } from './position.js';
import { ASSESS_NODES } from './profiles.js';
import { weighForReview } from './worth-lost.js';

/**
 * What a seat can do now. Claims are listed even while it has to call first. `worth` is the expected gain in the final
 * lead (in a solo game: in points), with the points of this marker.
 */
export function rank(question: BotQuestion<RaceView>, effort = new Effort()): Ranking<RaceAction, RaceExplanation> {
  const { view, seat } = question;
  const task = taskOf(view, seat);
  return { moves: task === null ? [] : ranked(view, seat, task, consider(question, effort, 'lay-out')), exact: false };
}

/** What a review would have called the best choice; null where there is nothing to choose. */
export function bestForReview(
  { view, seat }: BotQuestion<RaceView>,
  effort: Effort,
): RankedMove<RaceAction, RaceExplanation> | null {
  const task = taskOf(view, seat);
  if (task === null) return null;
  const weighed = weighForReview(view, seat, effort.orNodes(ASSESS_NODES));
  return ranked(view, seat, task, weighed)[0] ?? null;
}

function ranked(
  view: RaceView,
  seat: Seat,
  task: RaceTask,
  weighed: readonly RatedClaim[],
): RankedMove<RaceAction, RaceExplanation>[] {
  const lead = leadOf(view, seat);
  const moves: RankedMove<RaceAction, RaceExplanation>[] = [];
  // A claim that was dropped after a few futures may seem to be worth more than one that stayed longer. Cap it.
  let most = Number.POSITIVE_INFINITY;
  for (const each of weighed) {
    most = Math.min(most, each.futures === 0 ? each.worth : each.worth - lead);
    moves.push(move(each, weighed, task, most));
  }
  return moves;
}

function move(
  each: RatedClaim,
  all: readonly RatedClaim[],
  task: RaceTask,
  worth: number,
): RankedMove<RaceAction, RaceExplanation> {
  const { candidate } = each;
  const action = actionFor(task === 'search' && candidate !== null ? 'lay-out' : task, candidate?.claim ?? null);
  return { action, points: candidate?.points ?? 0, worth, explanation: explain(each, all) };
}

/** The current lead of a seat over the best of the others; in a solo game, its points. */
function leadOf({ status: { scores } }: RaceView, seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}
