/** The Kakuros that a move is made for, without those that it makes by the way. */

import { containsSquare, type Kakuro, type Placement } from '@riverstone/rules/kakuro-challenge';

/**
 * Of the Kakuros that a placement scores, those that contain all its placed and flipped tiles: only such a Kakuro leads
 * a person to the move.
 */
export function leadingKakuros(kakuros: readonly Kakuro[], { square, flips }: Placement): Kakuro[] {
  return kakuros.filter((kakuro) => [square, ...flips].every((each) => containsSquare(kakuro, each)));
}

/**
 * The Kakuro with the highest score; null when there is none.
 * @example largestKakuro([]) // => null
 */
export function largestKakuro(kakuros: readonly Kakuro[]): Kakuro | null {
  return kakuros.reduce<Kakuro | null>((most, each) => (most === null || each.sum > most.sum ? each : most), null);
}
