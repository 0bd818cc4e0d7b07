/** For whoever hosts a table: chance that comes out the same when a table is taken up again. */

import { createRng, type Rng, type Seed, seedFromHex } from '../core/rng.js';

/**
 * The chance of one moment of a game: the same each time, so that a table which was left in the middle of a draw makes the
 * same draw again. Each moment has a stream of its own; the deal is moment 0.
 * @example pick(game.tableActions(state), chanceAt(seed, drawsSoFar + 1))
 */
export function chanceAt(seed: string | Seed, moment: number): Rng {
  const key = typeof seed === 'string' ? seedFromHex(seed) : seed;
  if (key === undefined) throw new Error('a seed has 64 hexadecimal digits');
  const own = new Uint8Array(key);
  for (let index = 0; index < 4; index++) own[28 + index] = (own[28 + index] as number) ^ (moment >>> (24 - 8 * index));
  return createRng(own);
}

/** Draws are counted from 1, so no moment of a game is this one. */
const BOTS_OWN = 0xffff_ffff;

/**
 * What bots decide by: the same for the same table, but nothing of the deal can be told from it.
 * @example bot.decide({ view, seat, seed: seedForBots(seed) })
 */
export function seedForBots(seed: string): string {
  const chance = chanceAt(seed, BOTS_OWN);
  return Array.from({ length: 8 }, () => chance.word().toString(16).padStart(8, '0')).join('');
}
