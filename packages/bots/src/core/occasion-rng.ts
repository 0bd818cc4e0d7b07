/** The random numbers of a bot: the same whenever it is asked about the same occasion. */

import { createRng, type Rng } from '@riverstone/rules';
import type { BotQuestion } from './bot.js';

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;
const WORDS = 8;

/**
 * A generator for one occasion of one bot. When the bot is asked again, it overlooks the same things, and finds the
 * line that it called for.
 */
export function occasionRng({ seed, seat }: Pick<BotQuestion<unknown>, 'seed' | 'seat'>, occasion: string): Rng {
  const text = `${seed}:${seat}\n${occasion}`;
  const words = new Uint32Array(WORDS);
  for (let index = 0; index < WORDS; index++) words[index] = hash(text, FNV_OFFSET ^ Math.imul(index, 0x9e3779b9));
  return createRng(new Uint8Array(words.buffer));
}

/** The hash of Fowler, Noll and Vo, with a final mix of the bits. */
function hash(text: string, offset: number): number {
  let value = offset;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
