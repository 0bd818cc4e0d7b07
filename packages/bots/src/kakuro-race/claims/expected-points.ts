/** The average points of a marker for each of several perfect players. */

import type { Seat } from '@riverstone/rules';
import { type Claim, type RaceState, squaresOf } from '@riverstone/rules/kakuro-race';
import { bestClaim } from './best-claim.js';

/** A seat's best claim for a marker on the current field; null when there is none. */
export function bestFor({ field, scored, tiles }: RaceState, seat: Seat, marker: number): Claim | null {
  return bestClaim({ field, scored, marker, tiles: tiles[seat] ?? [] }) ?? null;
}

/**
 * The points of a claim; 0 for none.
 * @example pointsOf(null) // => 0
 */
export function pointsOf(claim: Claim | null): number {
  return claim === null ? 0 : (squaresOf({ first: claim.first, last: claim.last })?.length ?? 0);
}

/**
 * By seat, the mean points of the best claim over all markers that could have come: this one and those face down. All
 * seats with a claim are equally likely to be first. In a sealed game the most points win, and ties are shared.
 * @example expectedPoints(state).map((points) => points.toFixed(1)) // => ['2.9', '3.0']
 */
export function expectedPoints(state: RaceState): number[] {
  const markers = [state.round?.marker ?? 0, ...state.markers];
  const totals = state.scores.map(() => 0);
  for (const marker of new Set(markers)) {
    const times = markers.filter((each) => each === marker).length;
    const points = totals.map((_, seat) => pointsOf(bestFor(state, seat, marker)));
    for (const [seat, share] of sharesOf(points, state.options.sealed).entries()) {
      totals[seat] = (totals[seat] as number) + share * times;
    }
  }
  return totals.map((total) => total / markers.length);
}

function sharesOf(points: readonly number[], sealed: boolean): number[] {
  const most = Math.max(...points);
  const isFirst = (each: number): boolean => each > 0 && (!sealed || each === most);
  const rivals = points.filter(isFirst).length;
  return points.map((each) => (isFirst(each) ? each / rivals : 0));
}
