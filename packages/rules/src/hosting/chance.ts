/**
 * Chance as every host of a game derives it from one seed of 32 bytes, so that a table that is resumed draws the same
 * again:
 *
 * - stream 0 is the deal;
 * - stream n is the table's n-th own action: a draw, or what a timer that ran out leads to;
 * - the last streams are for whatever is not the table's: the bots, and ties in a match.
 *
 * What is taken back does not count, so the same action is drawn again.
 */

import {
  createRng,
  firstBelow,
  pick,
  type Rng,
  type Seed,
  type StreamedSeed,
  seedFromHex,
  streamedSeed,
} from '../core/rng.js';

/** Reserved streams: no game has so many table actions that it reaches them. */
const BOTS_STREAM = 0xffff_ffff;
const TIES_STREAM = 0xffff_fffe;

/** Where the actions of the table come from. */
export interface ChanceSource {
  /** The table's own action with that number, counted from 1: one of the choices, each equally likely. */
  pick<Action>(choices: readonly Action[], number: number): Action;
}

/**
 * The chance of a table, from its seed.
 * @example seededChance(seed).pick(['a', 'b', 'c'], 1) // => 'b'
 */
export function seededChance(seed: string | Seed): ChanceSource {
  const streamed = streamedSeed(seedBytes(seed));
  return { pick: (choices, number) => pickAt(streamed, number, choices) };
}

/** The fast twin of `pick(choices, chanceAt(seed, stream))`: a generator for each draw costs more than the draw. */
function pickAt<Action>(streamed: StreamedSeed, stream: number, choices: readonly Action[]): Action {
  const first = firstBelow(streamed, stream, choices.length);
  return first === undefined ? pick(choices, chanceAt(streamed.seed, stream)) : (choices[first] as Action);
}

/** For a game that is only replayed: all draws stand in its log. */
export const noChance: ChanceSource = {
  pick() {
    throw new Error('a replayed game draws nothing');
  },
};

/**
 * One stream of a seed: the last four bytes of the seed, XORed with the number of the stream.
 * @example
 * // What is dealt from a seed.
 * const chance = game.deal(options, seats, chanceAt(seed, 0));
 * chance.first // => 0
 */
export function chanceAt(seed: string | Seed, stream: number): Rng {
  const own = new Uint8Array(seedBytes(seed));
  for (let index = 0; index < 4; index++) own[28 + index] = (own[28 + index] as number) ^ (stream >>> (24 - 8 * index));
  return createRng(own);
}

/**
 * The seed that bots decide by: the same for the same table, but nothing of the deal can be derived from it.
 * @example seedForBots(seed).length // => 64
 */
export function seedForBots(seed: string | Seed): string {
  const chance = chanceAt(seed, BOTS_STREAM);
  return Array.from({ length: 8 }, () => chance.word().toString(16).padStart(8, '0')).join('');
}

/**
 * Decides between players who act at the same moment, where no clock says who was first.
 * @example pick(['Ada', 'Bo'], tieBreaker(seed)) // => 'Bo'
 */
export function tieBreaker(seed: string | Seed): Rng {
  return chanceAt(seed, TIES_STREAM);
}

function seedBytes(seed: string | Seed): Seed {
  const bytes = typeof seed === 'string' ? seedFromHex(seed) : seed;
  if (bytes === undefined) throw new Error('a seed has 64 hexadecimal digits');
  return bytes;
}
