/** The score track: a pawn on 0-99, and a card for each full hundred. */

/** The place of a pawn, and its number of 100-point cards. */
export interface Track {
  readonly position: number;
  readonly cards: number;
}

/**
 * A score on the track. A score below 0 (false challenges can cost points) stands counted back from 100 with one card
 * owed.
 * @example track(213) // => { position: 13, cards: 2 }
 * @example track(-3) // => { position: 97, cards: -1 }
 */
export function track(score: number): Track {
  const cards = Math.floor(score / 100);
  return { position: score - cards * 100, cards };
}
