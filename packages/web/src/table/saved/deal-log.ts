/** The log of a new game, as it is saved on the device. */

import { dealFrom, type Game, type GameTypes, ok, type Refusal, type Result } from '@riverstone/rules';
import type { TableLog } from './saved-table';

export function dealLog<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  rawOptions: unknown,
  seed: string,
): Result<TableLog, Refusal<'bad-request'>> {
  const dealt = dealFrom(game, seats, rawOptions, seed);
  if (!dealt.ok) return dealt;
  return ok({
    seed,
    ...dealt.value,
    entries: [],
    at: [],
    elapsed: 0,
    clocks: {},
    thinking: {},
    notes: {},
    resigned: [],
  });
}
