/** The winners, if only the score decides. */

import type { Seat } from './game.js';

/**
 * The seats with the highest score, ascending: equal scores share the win.
 * @example highestSeats([7, 9, 9]) // => [1, 2]
 */
export function highestSeats(scores: readonly number[]): Seat[] {
  const most = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === most);
}
