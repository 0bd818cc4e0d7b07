/** The action for a seat of the race that does not answer. */

import type { Rng, Seat } from '@riverstone/rules';
import type { RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import { taskOf } from './position.js';

/**
 * Takes back an open call, says *none* if that was not said yet, or does nothing. In a solo game *none* closes the
 * marker.
 * @example idle(view, 0, rng) // => { type: 'none' }
 */
export function idle(view: RaceView, seat: Seat, _rng: Rng): RaceAction | null {
  const task = taskOf(view, seat);
  if (task === null) return null;
  return task === 'lay-out' ? { type: 'withdraw' } : { type: 'none' };
}
