/** The deal of a game on a day, as docs/daily.md writes the rule down. */

import { type Day, dailySeed, weekdayOf } from '@riverstone/protocol/daily';
import { chanceAt, type GameId } from '@riverstone/rules';
import type { DayPlan, GamePage } from '../table/game-page';

/** The stream of a day's seed that its options may depend on. No game's table draws so often. */
const OPTIONS_STREAM = 0xffff_fffd;

export interface DayDeal extends DayPlan {
  readonly game: GameId;
  readonly day: Day;
  readonly seed: string;
}

/** The player's seat. */
export const OWN_SEAT = 0;

export function dayDeal(page: GamePage, game: GameId, day: Day): DayDeal {
  const seed = dailySeed(day, game);
  const usual: DayPlan = { bots: ['strong'], options: {} };
  const plan = page.withParts((parts) =>
    parts.dayPlan?.({ weekday: weekdayOf(day), rng: chanceAt(seed, OPTIONS_STREAM) }),
  );
  return { game, day, seed, ...(plan ?? usual) };
}
