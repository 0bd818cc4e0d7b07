/** Markers and pile shuffled again, for a game that goes on from a moment of another. */

import { type Rng, type Seat, shuffled } from '@riverstone/rules';
import type { RaceChance, RaceState, RaceTypes } from '@riverstone/rules/kakuro-race';
import type { GameUntilNow } from '../../table/game-page';

export function redeal({ chance, states }: GameUntilNow<RaceTypes>, _known: Seat | null, rng: Rng): RaceChance {
  const { markers = [], pile = [] } = states.at(-1) ?? {};
  const turnedUp = chance.markers.slice(0, chance.markers.length - markers.length);
  const drawn = chance.actions.slice(0, chance.actions.length - pile.length);
  return { ...chance, markers: [...turnedUp, ...shuffled(markers, rng)], actions: [...drawn, ...shuffled(pile, rng)] };
}

/** A replay shows what others have sealed for the marker. So the search for it begins again. */
export function openStates(states: readonly RaceState[], known: Seat | null): number {
  const hasSecret = ({ round }: RaceState): boolean => round?.sealed.some(({ seat }) => seat !== known) ?? false;
  const now = states.at(-1);
  if (now === undefined || !hasSecret(now)) return states.length;
  return states.findLastIndex(({ round }) => round === null || round.sealed.length === 0) + 1;
}
