/** The occasion of a decision in Kakuzu, and which seat must remove a stone. */

import type { Seat } from '@riverstone/rules';
import type { KakuzuView } from '@riverstone/rules/kakuzu';

/**
 * The occasion: all open digits, and the wanted digit.
 * @example occasion(view) // => 'setup 0 000000000…'
 */
export function occasion({ phase, turn, uncovered, drawn }: KakuzuView): string {
  return `${phase} ${turn} ${uncovered.join('')} ${drawn.join('')}`;
}

/**
 * Whether a seat must remove a stone now, in the set-up or in its turn.
 * @example isToRemove(view, 0) // => true
 */
export function isToRemove({ phase, turn }: KakuzuView, seat: Seat): boolean {
  return turn === seat && (phase === 'setup' || phase === 'remove');
}

/**
 * The wanted digit; null in announce games.
 * @example wantedDigit(view) // => null
 */
export function wantedDigit({ drawn }: KakuzuView): number | null {
  return drawn.at(-1) ?? null;
}
