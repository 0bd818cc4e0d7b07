/** Counts wrong tokens by address and by the networks around it. After too many, they are blocked for a while. */

import { allowances, networksOf } from '../limits/networks.js';

/** In milliseconds. */
const BLOCK_MS = 600_000;
/** For one household; wider networks may have more. */
const MAX_WRONG = 10;
const MAX_NETWORKS = 10_000;

export class FailedSignIns {
  readonly #wrong = new Map<string, { readonly count: number; readonly until: number }>();

  constructor(private readonly clock: () => number) {}

  /** How long an address must wait, in milliseconds; 0 if it need not. */
  waitOf(address: string): number {
    const waits = networksOf(address).map((network, size) => {
      const wrong = this.#wrong.get(network);
      const isBlocked = wrong !== undefined && wrong.count >= MAX_WRONG * (allowances[size] ?? 1);
      return isBlocked ? wrong.until - this.clock() : 0;
    });
    return Math.max(0, ...waits);
  }

  add(address: string): void {
    const now = this.clock();
    for (const network of networksOf(address)) {
      const before = this.#wrong.get(network);
      const count = before === undefined || before.until <= now ? 1 : before.count + 1;
      this.#wrong.delete(network);
      this.#wrong.set(network, { count, until: now + BLOCK_MS });
    }
    for (const oldest of this.#wrong.keys()) {
      if (this.#wrong.size <= MAX_NETWORKS) break;
      this.#wrong.delete(oldest);
    }
  }
}
