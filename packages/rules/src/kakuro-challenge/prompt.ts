/** The prompts of Kakuro Challenge, and what can't be taken back. */

import type { Revealed } from '../core/game.js';
import type { ChallengeOptions } from './options.js';
import { type ChallengeEvent, tilesOn } from './state.js';
import type { ChallengeView } from './view.js';

/**
 * The tile that comes next, counted from the first; an objection to the last one belongs to the same moment.
 * @example promptKey(view) // => '5'
 */
export function promptKey({ board }: ChallengeView): string {
  return `${tilesOn(board)}`;
}

/** A placement shows nothing that its preview did not show. The bag is shuffled once, so a draw comes out the same. */
const revealed: Readonly<Record<ChallengeEvent['type'], Revealed>> = {
  placed: 'nothing',
  accepted: 'nothing',
  drew: 'draw',
  challenged: 'news',
  'claim-stood': 'news',
  ended: 'news',
};

/**
 * In strict games there is no preview, so a placement reveals its points.
 * @example reveals({ type: 'drew', seat: 0 }, options) // => 'draw'
 */
export function reveals({ type }: ChallengeEvent, { scoring }: Pick<ChallengeOptions, 'scoring'>): Revealed {
  return type === 'placed' && scoring === 'strict' ? 'news' : revealed[type];
}
