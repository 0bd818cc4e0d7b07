/** Performs a task, in steps if it is long. */

import { dealFrom, type GameId, withGame } from '@riverstone/rules';
import { Effort } from '../core/effort.js';
import { timedDecision } from '../core/timed-decision.js';
import { withBots } from '../registry.js';
import { type ReviewProgress, reviewRecord } from '../review/review.js';
import { playBots } from './bot-match.js';
import { effortLimitsOf, type Task } from './tasks.js';

/** Performs a task. Yields its progress and returns its outcome, or the promise of it. */
export function* perform(task: Task): Generator<ReviewProgress, unknown> {
  if (task.kind === 'review') return yield* reviewRecord(task.record, effortLimitsOf(task.limits));
  if (task.kind === 'deal')
    return withGame(task.game, (game) => dealFrom(game, task.seats, task.options, task.seed, task.place));
  if (task.kind === 'match') return playBots(task);
  return answer(task.game, task);
}

function answer(id: GameId, task: Exclude<Task, { kind: 'review' | 'deal' | 'match' }>): unknown {
  const effort = new Effort(effortLimitsOf(task.limits));
  return withBots(id, ({ bots, analyst }) => {
    // A task's game and view belong together by its type; here the game's own types are open again.
    const question = task.question as unknown as Parameters<typeof analyst.rank>[0];
    switch (task.kind) {
      case 'decide':
        return timedDecision(bots[task.bot], question, effort);
      case 'rank':
        return analyst.rank(question, effort);
      case 'hint':
        return analyst.hint(question, task.strength, effort);
    }
  });
}
