/** For whoever hosts a table: a new game, dealt from a seed and written as records write it. */

import type { DealtAt, Game, GameTypes } from '../core/game.js';
import { ok, type Refusal, type Result } from '../core/result.js';
import { chanceAt } from './chance-at.js';

/** A game as it was dealt. It does not depend on the version that dealt it. */
export interface WrittenDeal {
  /** What differs from the default, lots drawn. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly chance: Readonly<Record<string, unknown>>;
}

/**
 * Deals a game; or says what is wrong with the options. Some deals take a while: a random sheet is searched for.
 * @example dealFrom(kakuzu, 2, { variant: 'announce' }, seed) // { ok: true, value: { options, chance } }
 */
export function dealFrom<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  rawOptions: unknown,
  seed: string,
  place: DealtAt = 'one-room',
): Result<WrittenDeal, Refusal<'bad-request'>> {
  const options = game.parseOptions(rawOptions, seats);
  if (!options.ok) return options;
  const chance = game.deal(options.value, seats, chanceAt(seed, 0), place);
  return ok({
    options: game.record.writeOptions(options.value, chance),
    chance: game.record.writeChance({ chance, draws: [] }),
  });
}
