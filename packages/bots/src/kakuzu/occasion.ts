/** What a decision of Kakuzu is about, as text; and which seat is to remove a stone. */

import type { Seat } from '@riverstone/rules';
import type { KakuzuView } from '@riverstone/rules/kakuzu';

/**
 * What somebody thinks about: everything that lies open, and what is looked for.
 * @example occasion(view) // => 'setup 0 000000000…'
 */
export function occasion({ phase, turn, uncovered, drawn }: KakuzuView): string {
  return `${phase} ${turn} ${uncovered.join('')} ${drawn.join('')}`;
}

/**
 * Whether a seat has to remove a stone now, in the set-up or in its turn.
 * @example isToRemove(view, 0) // => true
 */
export function isToRemove({ phase, turn }: KakuzuView, seat: Seat): boolean {
  return turn === seat && (phase === 'setup' || phase === 'remove');
}

/**
 * The digit that is looked for; null where any digit may be announced.
 * @example wantedDigit(view) // => null
 */
export function wantedDigit({ drawn }: KakuzuView): number | null {
  return drawn.at(-1) ?? null;
}
