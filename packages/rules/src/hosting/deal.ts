/** A game as it was dealt: from a seed, and as records write it. */

import type { DealPlace, Game, GameTypes } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import type { Seed } from '../core/rng.js';
import { chanceAt } from './chance.js';

/** A game as it was dealt. */
export interface Deal<T extends GameTypes> {
  readonly seats: number;
  readonly options: T['Options'];
  readonly chance: T['Chance'];
}

/** The same, as records write it. It does not depend on the version that dealt it. */
export interface WrittenDeal {
  /** What differs from the default, lots drawn. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly chance: Readonly<Record<string, unknown>>;
}

/**
 * Deals a game; or says what is wrong with the options. Some deals take a while: a random sheet is searched for.
 * @example
 * dealFrom(kakuzu, 2, { variant: 'announce', sheet: 1 }, seed)
 * // => { ok: true, value: { options: { variant: 'announce', … }, chance: { sheet: '186357294/…', … } } }
 */
export function dealFrom<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  rawOptions: unknown,
  seed: string | Seed,
  place: DealPlace = 'one-room',
): Result<WrittenDeal, Refusal<'bad-request'>> {
  const fits = checkSeats(game, seats);
  if (!fits.ok) return fits;
  const options = game.parseOptions(rawOptions, seats);
  if (!options.ok) return options;
  const chance = game.deal(options.value, seats, chanceAt(seed, 0), place);
  return ok(writeDeal(game, { seats, options: options.value, chance }));
}

/**
 * A deal as records write it.
 * @example writeDeal(kakuzu, { seats, options, chance }).chance // => { sheet: '186357294/…', … }
 */
export function writeDeal<T extends GameTypes>(game: Game<T>, { options, chance }: Deal<T>): WrittenDeal {
  return {
    options: game.record.writeOptions(options, chance),
    chance: game.record.writeChance({ chance, draws: [] }),
  };
}

/**
 * Reads a written deal; or says what in it is wrong.
 * @example readDeal(kakuzu, 2, { options: { first: 0 }, chance: record.chance }).ok // => true
 */
export function readDeal<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  written: { readonly options: unknown; readonly chance: unknown },
): Result<Deal<T>, Refusal<'bad-request'>> {
  const fits = checkSeats(game, seats);
  if (!fits.ok) return fits;
  const options = game.parseOptions(written.options, seats);
  if (!options.ok) return options;
  const recorded = game.record.readChance(written.chance, options.value, seats);
  if (!recorded.ok) return recorded;
  return ok({ seats, options: options.value, chance: recorded.value.chance });
}

function checkSeats<T extends GameTypes>(
  { seats: { min, max } }: Game<T>,
  seats: number,
): Result<number, Refusal<'bad-request'>> {
  return seats < min || seats > max ? refuse('bad-request', { field: 'seats', expected: `${min}..${max}` }) : ok(seats);
}
