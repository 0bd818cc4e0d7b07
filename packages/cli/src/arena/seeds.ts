/** The chance of every deal of a match, from the seed of the match: the same for each rotation, on whatever worker. */

import { createHash } from 'node:crypto';
import type { Seed } from '@riverstone/rules';

/** What a deal's games are played with. */
export interface DealSeeds {
  /** Tiles, markers, sheet, who begins. */
  readonly deal: Seed;
  /** Draws during the game, ties, what a clock does. */
  readonly table: Seed;
  /** What built-in bots decide by; nothing of the deal can be told from it. */
  readonly bots: string;
}

/**
 * The seeds of one deal.
 * @example seedsOf(seed, 1).bots !== seedsOf(seed, 2).bots // true
 */
export function seedsOf(match: Seed, deal: number): DealSeeds {
  const hash = (use: string): Buffer => createHash('sha256').update(`${use} ${deal} `).update(match).digest();
  return {
    deal: new Uint8Array(hash('deal')),
    table: new Uint8Array(hash('table')),
    bots: hash('bots').toString('hex'),
  };
}
