/** The prompts of Kakuzu, and what can't be taken back. */

import type { Revealed } from '../core/game.js';
import { liftedStones } from './state.js';
import type { KakuzuView } from './view.js';

/**
 * Which stone is the next to be lifted, counted from the first, and for which draw of the turn.
 * @example promptKey(view) // => '0:0'
 */
export function promptKey({ uncovered, drawn }: KakuzuView): string {
  return `${liftedStones(uncovered)}:${drawn.length}`;
}

/**
 * Every removal and every draw tells something: even where the same 0 came again, the stone would no longer be a guess.
 * @example reveals() // => 'news'
 */
export function reveals(): Revealed {
  return 'news';
}
