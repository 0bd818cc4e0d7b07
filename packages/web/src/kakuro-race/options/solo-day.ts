/** The day's deal of the race: alone, so that nobody's speed but your own counts, and short. */

import { shuffled } from '@riverstone/rules';
import { defaultMarkers } from '@riverstone/rules/kakuro-race';
import type { DayOfDeal, DayPlan } from '../../table/game-page';

/** With a minute for each, twelve minutes at most. */
const MARKERS = 12;

export function soloDay({ rng }: DayOfDeal): DayPlan {
  const markers = shuffled(defaultMarkers, rng)
    .slice(0, MARKERS)
    .sort((one, other) => one - other);
  return { bots: [], options: { markers, counting: 'shown' } };
}
