/** The Kakuros that a move is made for, as against those that it makes besides. */

import { holds, type Kakuro, type Placement } from '@riverstone/rules/kakuro-challenge';

/**
 * Of the Kakuros that a placement scores, those that hold all it lays and flips: only such a one leads somebody to the
 * move.
 */
export function leadingKakuros(kakuros: readonly Kakuro[], { square, flips }: Placement): Kakuro[] {
  return kakuros.filter((kakuro) => [square, ...flips].every((each) => holds(kakuro, each)));
}

/**
 * The one that is worth most; null when there is none.
 * @example greatest([]) // => null
 */
export function greatest(kakuros: readonly Kakuro[]): Kakuro | null {
  return kakuros.reduce<Kakuro | null>((most, each) => (most === null || each.sum > most.sum ? each : most), null);
}
