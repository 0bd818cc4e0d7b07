/** The prompts of Kakuro Challenge, and what can't be taken back. */

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

/** A placement shows nothing that its preview did not show. A drawn tile, a revealed truth and the end do. */
const revealing: Readonly<Record<ChallengeEvent['type'], boolean>> = {
  placed: false,
  accepted: false,
  drew: true,
  challenged: true,
  'claim-stood': true,
  ended: true,
};

/**
 * In strict games there is no preview, so a placement reveals its points.
 * @example reveals({ type: 'drew', seat: 0 }, options) // => true
 */
export function reveals({ type }: ChallengeEvent, { scoring }: Pick<ChallengeOptions, 'scoring'>): boolean {
  return revealing[type] || (type === 'placed' && scoring === 'strict');
}
