/** The bag shuffled anew, for a game that goes on from a moment of another. */

import { type Rng, shuffled } from '@riverstone/rules';
import type { ChallengeChance, ChallengeState } from '@riverstone/rules/kakuro-challenge';

export function dealAnew(chance: ChallengeChance, { bag }: ChallengeState, rng: Rng): ChallengeChance {
  const drawn = chance.tiles.length - bag.length;
  return { ...chance, tiles: [...chance.tiles.slice(0, drawn), ...shuffled(bag, rng)] };
}
