/** A new game's log, as it is kept on the device. */

import { chanceAt, type Game, ok, type Refusal, type Result } from '@riverstone/rules';
import type { TableLog } from './saved-table';

/** A new log: everything is dealt, nothing is done. */
export function dealLog<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  seats: number,
  rawOptions: unknown,
  seed: string,
): Result<TableLog, Refusal<'bad-request'>> {
  const options = game.parseOptions(rawOptions, seats);
  if (!options.ok) return options;
  const chance = game.deal(options.value, seats, chanceAt(seed, 0));
  return ok({
    seed,
    options: game.record.writeOptions(options.value, chance),
    chance: game.record.writeChance({ chance, draws: [] }),
    entries: [],
    at: [],
    elapsed: 0,
    clocks: {},
    thinking: {},
    jottings: {},
  });
}
