/** What is done for a seat of Kakuzu that does not answer: an even draw from all it may do. */

import { pick, type Rng, type Seat } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import { isToRemove } from './occasion.js';

/**
 * A removal drawn evenly from those that the seat may make; null when it is not to remove a stone.
 * @example idle(view, 0, rng) // => { type: 'remove', square: 38, announced: null }
 */
export function idle(view: KakuzuView, seat: Seat, rng: Rng): KakuzuAction | null {
  return isToRemove(view, seat) ? pick(kakuzu.legal(view, seat).actions, rng) : null;
}
