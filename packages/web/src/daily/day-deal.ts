/** The deal of a game on a day, as docs/daily.md writes the rule down. */

import type { Level } from '@riverstone/bots';
import { type Day, dailySeed, weekdayOf } from '@riverstone/protocol/daily';
import { chanceAt, type GameId } from '@riverstone/rules';
import type { DayPlan, GamePage } from '../table/game-page';

/** The stream of a day's seed for its options. No game draws often enough to reach it. */
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
  const plan = page.withParts((parts) =>
    parts.dayPlan?.({ weekday: weekdayOf(day), rng: chanceAt(seed, OPTIONS_STREAM) }),
  );
  return { game, day, seed, ...(plan ?? defaultPlan(page)) };
}

/** One strong bot, or as many as the game needs. */
function defaultPlan({ seats: { min, max } }: Pick<GamePage, 'seats'>): DayPlan {
  return { bots: new Array<Level>(Math.min(Math.max(1, min - 1), max - 1)).fill('strong'), options: {} };
}
