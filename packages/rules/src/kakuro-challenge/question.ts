/** What a player of Kakuro Challenge is asked, and what can't be taken back. */

import { type ChallengeEvent, tilesOn } from './state.js';
import type { ChallengeView } from './view.js';

/**
 * The tile that comes next, counted from the first; an objection to the last one belongs to the same moment.
 * @example question(view) // '12'
 */
export function question({ board }: ChallengeView): string {
  return `${tilesOn(board)}`;
}

/** A placement alone shows nothing that its preview did not; a tile drawn, a truth told and the end do. */
const revealing: Readonly<Record<ChallengeEvent['type'], boolean>> = {
  placed: false,
  accepted: false,
  drew: true,
  challenged: true,
  'claim-stood': true,
  ended: true,
};

/** @example reveals({ type: 'drew', seat: 0 }) // true */
export function reveals({ type }: ChallengeEvent): boolean {
  return revealing[type];
}
