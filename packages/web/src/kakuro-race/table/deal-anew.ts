/** Markers and pile shuffled anew, for a game that goes on from a moment of another. */

import { type Rng, shuffled } from '@riverstone/rules';
import type { RaceChance, RaceState } from '@riverstone/rules/kakuro-race';

export function dealAnew(chance: RaceChance, { markers, pile }: RaceState, rng: Rng): RaceChance {
  const turnedUp = chance.markers.slice(0, chance.markers.length - markers.length);
  const drawn = chance.actions.slice(0, chance.actions.length - pile.length);
  return { ...chance, markers: [...turnedUp, ...shuffled(markers, rng)], actions: [...drawn, ...shuffled(pile, rng)] };
}
