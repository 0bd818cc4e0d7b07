/** The action for a seat of Kakuzu that does not answer: a random legal one. */

import { pick, type Rng, type Seat } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import { isToRemove } from './occasion.js';

/**
 * A random legal removal; null when it is not the seat's turn.
 * @example idle(view, 0, rng) // => { type: 'remove', square: 38, announced: null }
 */
export function idle(view: KakuzuView, seat: Seat, rng: Rng): KakuzuAction | null {
  return isToRemove(view, seat) ? pick(kakuzu.legal(view, seat).actions, rng) : null;
}
