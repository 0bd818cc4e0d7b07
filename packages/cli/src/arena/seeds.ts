/** The seed of every deal of a contest, from the seed of the contest. */

import { createHash } from 'node:crypto';
import type { Seed } from '@riverstone/rules';

/**
 * The seed of one deal: the same for each rotation, on every worker.
 * @example dealSeed(seed, 1).length // => 32
 */
export function dealSeed(contest: Seed, deal: number): Seed {
  return new Uint8Array(createHash('sha256').update(`deal ${deal} `).update(contest).digest());
}
