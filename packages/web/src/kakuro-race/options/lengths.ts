/** How long a race is, in one choice: some of the Sum markers, spread over all their values, or all of them. */

import { defaultActions, defaultMarkers, type RaceOptions } from '@riverstone/rules/kakuro-race';

export const lengths = ['short', 'normal', 'full'] as const;
export type Length = (typeof lengths)[number];

const markerCounts: Readonly<Record<Length, number>> = { short: 12, normal: 24, full: defaultMarkers.length };

/** The markers and Action tiles of a length. */
export function optionsOf(length: Length): Pick<RaceOptions, 'markers' | 'actions'> {
  const count = markerCounts[length];
  const step = defaultMarkers.length / count;
  const markers = Array.from({ length: count }, (_, index) => defaultMarkers[Math.floor((index + 0.5) * step)] ?? 0);
  return { markers, actions: defaultActions };
}

/** The length that a table has; null where its markers were chosen one by one. */
export function lengthOf({ markers }: Pick<RaceOptions, 'markers'>): Length | null {
  const text = [...markers].sort((one, other) => one - other).join();
  return lengths.find((length) => optionsOf(length).markers.join() === text) ?? null;
}
