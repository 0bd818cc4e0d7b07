/** Transitions put together. */

import type { GameTypes, Transition } from './game.js';

/**
 * A transition with something that happened before it.
 * @example after([{ type: 'sealed' }], { state, events: [] }).events // => [{ type: 'sealed' }]
 */
export function after<T extends GameTypes>(events: readonly T['Event'][], then: Transition<T>): Transition<T> {
  return { state: then.state, events: [...events, ...then.events] };
}
