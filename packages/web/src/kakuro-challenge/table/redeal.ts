/** Hands and bag shuffled again, for a game that goes on from a moment of another. */

import { type Rng, type Seat, shuffled } from '@riverstone/rules';
import type { ChallengeChance, ChallengeState, ChallengeTypes } from '@riverstone/rules/kakuro-challenge';
import type { GameUntilNow } from '../../table/game-page';

/** The hand of the seat that plays on stays; every other hand goes back into the bag. */
export function redeal(
  { chance, states }: GameUntilNow<ChallengeTypes>,
  known: Seat | null,
  rng: Rng,
): ChallengeChance {
  const { tiles } = chance;
  const drawn = tiles.length - (states.at(-1)?.bag.length ?? 0);
  const inHands = handPlaces(tiles.length, states).flatMap((places, seat) => (seat === known ? [] : places));
  const hidden = [...inHands, ...Array.from({ length: tiles.length - drawn }, (_, index) => drawn + index)];
  const values = shuffled(
    hidden.map((place) => tiles[place] as number),
    rng,
  );
  const dealt = [...tiles];
  for (const [index, place] of hidden.entries()) dealt[place] = values[index] as number;
  return { ...chance, tiles: dealt };
}

/** Where in the order of tiles each tile in a hand comes from. */
function handPlaces(tiles: number, states: readonly ChallengeState[]): readonly (readonly number[])[] {
  const [start] = states;
  if (start === undefined) return [];
  let next = tiles - start.bag.length - start.hands.flat().length;
  const places = start.hands.map((hand) => hand.map(() => next++));
  for (const [index, after] of states.slice(1).entries()) {
    const before = states[index] as ChallengeState;
    for (const [seat, hand] of before.hands.entries()) {
      // Only a placement changes a hand: the placed tile leaves it, and a new one is drawn while the bag has any.
      if (hand === after.hands[seat] || after.last === null) continue;
      places[seat]?.splice(hand.indexOf(after.last.digit), 1);
      if (after.bag.length < before.bag.length) places[seat]?.push(tiles - before.bag.length);
    }
  }
  return places;
}
