/** The position of a seat, in which claims are searched. */

import type { Seat } from '@riverstone/rules';
import { type ClaimPosition, isSolo, type RaceView, type RoundView } from '@riverstone/rules/kakuro-race';

/**
 * What a seat has to do: search for a claim to call, to seal, or (in a solo game) to claim at once; or lay out the line
 * that it called for.
 */
export type RaceTask = 'search' | 'seal' | 'alone' | 'lay-out';

/**
 * The field, the marker and a seat's own tiles; null when the game is over.
 * @example positionOf(view, 0)?.marker // => 26
 */
export function positionOf({ field, scored, tiles, round }: RaceView, seat: Seat): ClaimPosition | null {
  return round === null ? null : { field, scored, marker: round.marker, tiles: tiles[seat] ?? [] };
}

/**
 * What a seat has to do now; null when it can only wait.
 * @example taskOf(view, 0) // => 'search'
 */
export function taskOf(view: RaceView, seat: Seat): RaceTask | null {
  const { round, options } = view;
  if (round === null) return null;
  if (options.sealed) return round.sealed.includes(seat) ? null : 'seal';
  if (round.caller !== null) return round.caller === seat ? 'lay-out' : null;
  if (isSolo(view)) return 'alone';
  return hasStoppedSearching(round, seat) ? null : 'search';
}

function hasStoppedSearching(round: RoundView, seat: Seat): boolean {
  return round.out.includes(seat) || round.none.includes(seat);
}

/**
 * The occasion of a seat: a marker, or laying out after a call.
 * @example occasionOf(view, 0) // => '1'
 */
export function occasionOf({ round }: RaceView, seat: Seat): string {
  return round === null ? 'over' : `${round.number}${round.caller === seat ? ':laying-out' : ''}`;
}

/**
 * The part of an occasion that decides what is seen: the same while searching and while laying out.
 * @example markerOccasion(view) // => 'marker 1'
 */
export function markerOccasion({ round }: RaceView): string {
  return `marker ${round?.number ?? 0}`;
}

/** How long a search may take before the hourglass runs out; infinite if no hourglass starts with the marker. */
export function deadlineOf(view: RaceView): number {
  const { options } = view;
  const runs = options.sealed || (isSolo(view) && !options.untimed);
  return runs ? options.hourglassSeconds : Number.POSITIVE_INFINITY;
}
