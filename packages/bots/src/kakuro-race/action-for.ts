/** The action that follows from a claim that was found, or from finding none, and its time. */

import type { Claim, RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import { deadlineOf, type RaceTask } from './position.js';
import { IN_TIME } from './profiles.js';

/**
 * The action for a claim, or for finding none (null).
 * @example actionFor('search', claim) // => { type: 'call' }
 */
export function actionFor(task: RaceTask, claim: Claim | null): RaceAction {
  if (claim === null) return { type: task === 'lay-out' ? 'withdraw' : 'none' };
  if (task === 'search') return { type: 'call' };
  return task === 'seal' ? { type: 'seal', claim } : { type: 'claim', claim };
}

/** A time that the table allows. Laying out, sealing and solo play keep within the clock; a search may be too late. */
export function inTime(seconds: number, view: RaceView, task: RaceTask): number {
  if (task === 'search') return seconds;
  const limit = task === 'lay-out' ? view.options.claimSeconds : deadlineOf(view);
  return Math.min(seconds, limit * IN_TIME);
}
