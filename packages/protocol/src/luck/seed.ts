/** How a table's seed is made. */

import { hashOf } from './hash.js';

/**
 * What the server publishes when a table is made, so that it can't choose another secret later.
 * @example commitmentOf('00'.repeat(32)).length // => 64
 */
export function commitmentOf(secret: string): string {
  return hashOf(`riverstone commitment 1\n${secret}`);
}

/**
 * The seed of the game, from the secret and every seat's share in seat order ('' where there is none). The players do
 * not know the secret, and the server has committed to it before it learns the shares: neither side alone decides.
 * @example mixedSeed('00'.repeat(32), ['9f'.repeat(16), '']).length // => 64
 */
export function mixedSeed(secret: string, shares: readonly string[]): string {
  return hashOf(['riverstone seed 1', secret, ...shares].join('\n'));
}
