/** Chance during a game: the draws that are due before anybody can go on. */

import type { Entry, Game, GameTypes } from './game.js';
import { unwrap } from './result.js';
import { pick, type Rng } from './rng.js';

/** A state in which nothing is due, with what led there. */
export interface Settled<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** What the table did, for the log. */
  readonly entries: readonly Entry<T['Action']>[];
}

/**
 * Lets the table make every draw that is due, each evenly from what can be drawn.
 * @example settle(kakuzu, state, rng).state // the seat in turn has its digit
 */
export function settle<T extends GameTypes>(game: Game<T>, state: T['State'], rng: Rng): Settled<T> {
  const events: T['Event'][] = [];
  const entries: Entry<T['Action']>[] = [];
  let current = state;
  while (game.status(current).tableDue) {
    const action = pick(game.tableActions(current), rng);
    const step = unwrap(game.apply(current, 'table', action));
    entries.push({ actor: 'table', action });
    events.push(...step.events);
    current = step.state;
  }
  return { state: current, events, entries };
}
