/** The prompts of Kakuzu, and what can't be taken back. */

import { type KakuzuEvent, liftedStones } from './state.js';
import type { KakuzuView } from './view.js';

/**
 * Which stone is the next to be lifted, counted from the first, and for which draw of the turn.
 * @example promptKey(view) // => '0:0'
 */
export function promptKey({ uncovered, drawn }: KakuzuView): string {
  return `${liftedStones(uncovered)}:${drawn.length}`;
}

/** Every removal and every draw reveals a digit. */
const revealing: Readonly<Record<KakuzuEvent['type'], boolean>> = {
  removed: true,
  drew: true,
  completed: true,
  'turn-ended': true,
  ended: true,
};

/** @example reveals({ type: 'drew', seat: 0, digit: 7 }) // => true */
export function reveals({ type }: KakuzuEvent): boolean {
  return revealing[type];
}
