/** The action that follows from a claim that was found, or from finding none, and its time. */

import type { Claim, RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import { deadlineOf, type RaceTask } from './position.js';
import { MAX_CLOCK_SHARE } from './profiles.js';

/**
 * The action for a claim, or for finding none (null).
 * @example actionFor('search', claim) // => { type: 'call' }
 */
export function actionFor(task: RaceTask, claim: Claim | null): RaceAction {
  if (claim === null) return { type: task === 'lay-out' ? 'withdraw' : 'none' };
  if (task === 'search') return { type: 'call' };
  return task === 'seal' ? { type: 'seal', claim } : { type: 'claim', claim };
}

/** Caps a time so that laying out, sealing and solo play stay within the clock. A search may come too late. */
export function withinClock(seconds: number, view: RaceView, task: RaceTask): number {
  if (task === 'search') return seconds;
  const limit = task === 'lay-out' ? view.options.claimSeconds : deadlineOf(view);
  return Math.min(seconds, limit * MAX_CLOCK_SHARE);
}
