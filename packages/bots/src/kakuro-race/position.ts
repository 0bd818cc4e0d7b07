/** What a seat sees of the table, as the position that claims are searched in. */

import type { Seat } from '@riverstone/rules';
import { type ClaimPosition, isSolo, type RaceView, type RoundView } from '@riverstone/rules/kakuro-race';

/**
 * What a seat is asked to do: look for a claim to call for, to seal or (alone) to claim at once; or lay out what it
 * called for.
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
 * What a seat has to do now; null when it can only wait, or has said its word.
 * @example taskOf(view, 0) // => 'search'
 */
export function taskOf(view: RaceView, seat: Seat): RaceTask | null {
  const { round, options } = view;
  if (round === null) return null;
  if (options.sealed) return round.sealed.includes(seat) ? null : 'seal';
  if (round.caller !== null) return round.caller === seat ? 'lay-out' : null;
  if (isSolo(view)) return 'alone';
  return isQuiet(round, seat) ? null : 'search';
}

function isQuiet(round: RoundView, seat: Seat): boolean {
  return round.out.includes(seat) || round.none.includes(seat);
}

/**
 * What a seat thinks about: a marker, or the line it has called for, which is an occasion of its own.
 * @example occasionOf(view, 0) // => '1'
 */
export function occasionOf({ round }: RaceView, seat: Seat): string {
  return round === null ? 'over' : `${round.number}${round.caller === seat ? ':laying-out' : ''}`;
}

/**
 * The part of an occasion that what is seen depends on: the same while searching and while laying out.
 * @example markerOccasion(view) // => 'marker 1'
 */
export function markerOccasion({ round }: RaceView): string {
  return `marker ${round?.number ?? 0}`;
}

/** How long a search may last before the sand has run; infinite where no hourglass starts with the marker. */
export function deadlineOf(view: RaceView): number {
  const { options } = view;
  const runs = options.sealed || (isSolo(view) && !options.untimed);
  return runs ? options.hourglassSeconds : Number.POSITIVE_INFINITY;
}
