/** The occasion of a decision in Kakuro Challenge: the same text as long as the prompt is the same. */

import type { Seat } from '@riverstone/rules';
import type { Board, ChallengeView } from '@riverstone/rules/kakuro-challenge';

/**
 * A placement, or an answer to a claim. A claim may be ruled on before the next placement, so both can occur with the
 * same tiles on the board.
 * @example occasionOf(view, 0) // => 'place 5'
 */
export function occasionOf(view: ChallengeView, seat: Seat): string {
  return view.open !== null && view.open.seat !== seat ? claimOccasion(view) : placeOccasion(view);
}

/**
 * The placement that is due.
 * @example placeOccasion(view) // => 'place 5'
 */
export function placeOccasion(view: ChallengeView): string {
  return `place ${tilesOn(view.board)}`;
}

/**
 * The claim for the last placed tile.
 * @example claimOccasion(view) // => 'claim 5'
 */
export function claimOccasion(view: ChallengeView): string {
  return `claim ${tilesOn(view.board)}`;
}

/** How many tiles lie on the board. @example tilesOn(view.board) // => 5 */
export function tilesOn(board: Board): number {
  return board.reduce((count, cell) => count + (cell === 0 ? 0 : 1), 0);
}
