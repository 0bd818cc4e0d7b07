/** Steps put together. */

import type { Step } from './game.js';

/**
 * A step with something that happened before it.
 * @example after([{ type: 'sealed' }], { state, events: [] }).events // [{ type: 'sealed' }]
 */
export function after<State, Event>(events: readonly Event[], step: Step<State, Event>): Step<State, Event> {
  return { state: step.state, events: [...events, ...step.events] };
}
