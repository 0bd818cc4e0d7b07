/** How long everybody looks at what happened, before the bag gives the next digit: 1 is the time of a bot's turn. */

import type { KakuzuEvent } from '@riverstone/rules/kakuzu';

/** A stone goes to a heap. */
const LIFT = 0.7;
/** A wrong stone: what lies there is read before the stone moves on. */
const MISS = 1.3;
/** A 0, which takes the turn away. */
const ZERO = 1.1;

export function beatOf(events: readonly KakuzuEvent[]): number {
  return Math.max(0, ...events.map(beatAfter));
}

function beatAfter(event: KakuzuEvent): number {
  if (event.type === 'drew') return event.digit === 0 ? ZERO : 0;
  if (event.type !== 'removed') return 0;
  return event.wanted === null || event.wanted === event.digit ? LIFT : MISS;
}
