/** Random yes or no. */

import type { Rng } from '@riverstone/rules';

/**
 * True with the given probability, from 0 (never) to 1 (always).
 * @example withProbability(0, rng) // => false
 */
export function withProbability(chance: number, rng: Rng): boolean {
  return rng.word() < chance * 2 ** 32;
}
