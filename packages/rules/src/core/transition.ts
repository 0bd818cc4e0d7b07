/** Transitions put together. */

import type { GameTypes, Transition } from './game.js';

/**
 * A transition with something that happened before it.
 * @example withEarlierEvents([{ type: 'sealed' }], { state, events: [] }).events // => [{ type: 'sealed' }]
 */
export function withEarlierEvents<T extends GameTypes>(
  events: readonly T['Event'][],
  then: Transition<T>,
): Transition<T> {
  return { state: then.state, events: [...events, ...then.events] };
}
