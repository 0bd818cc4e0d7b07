/** From what somebody has found, or not, to what is done about it, and within which time. */

import type { Claim, RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import { deadlineOf, type RaceTask } from './position.js';
import { IN_TIME } from './profiles.js';

/**
 * What is done with a claim, or (null) when there is none.
 * @example actionFor('search', claim) // => { type: 'call' }
 */
export function actionFor(task: RaceTask, claim: Claim | null): RaceAction {
  if (claim === null) return { type: task === 'lay-out' ? 'withdraw' : 'none' };
  if (task === 'search') return { type: 'call' };
  return task === 'seal' ? { type: 'seal', claim } : { type: 'claim', claim };
}

/**
 * A time that the table allows: whoever lays out, seals or plays alone watches the clock; a search can come too late.
 */
export function inTime(seconds: number, view: RaceView, task: RaceTask): number {
  if (task === 'search') return seconds;
  const limit = task === 'lay-out' ? view.options.claimSeconds : deadlineOf(view);
  return Math.min(seconds, limit * IN_TIME);
}
