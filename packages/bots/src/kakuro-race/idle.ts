/** What is done for a seat of the race that does not answer. */

import type { Rng, Seat } from '@riverstone/rules';
import type { RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import { taskOf } from './position.js';

/**
 * Says *none* where it was not said yet, takes back an open call, else lets things be: nothing that a wandering mind
 * could not have done, and the game goes on. Alone, *none* closes the marker.
 * @example idle(view, 0, rng) // => { type: 'none' }
 */
export function idle(view: RaceView, seat: Seat, _rng: Rng): RaceAction | null {
  const task = taskOf(view, seat);
  if (task === null) return null;
  return task === 'lay-out' ? { type: 'withdraw' } : { type: 'none' };
}
