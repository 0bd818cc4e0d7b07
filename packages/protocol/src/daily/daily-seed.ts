/** The seed of the day's deal. */

import type { GameId } from '@riverstone/rules';
import { hashOf } from '../luck/hash.js';
import type { Day } from './day.js';

/**
 * The seed of a game on a day: the same for everybody.
 * @example dailySeed('2026-11-18', 'kakuzu').length // => 64
 */
export function dailySeed(day: Day, game: GameId): string {
  return hashOf(`riverstone daily 1\n${day}\n${game}`);
}
