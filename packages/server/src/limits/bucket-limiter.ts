/** A token bucket for each key, for messages on sockets. Idle keys are dropped, and the number of keys is bounded. */

import { type LimitResult, TokenBucket, type TokenRate, withinLimit } from './token-bucket.js';

/** A synchronous limit: a promise per message would cost more than the limit itself. */
export interface SocketLimiter {
  /** Takes from the bucket of a key; a refusal takes nothing. */
  take(key: string, cost?: number): LimitResult;
  /** Takes what another node has let through, even if the bucket has less. */
  add(key: string, count: number): void;
}

/** Allows everything: for benchmarks. */
export const noSocketLimit: SocketLimiter = { take: () => withinLimit, add: () => {} };

/** About 20 MB in all. */
const MAX_KEYS = 100_000;
/** How many old keys are checked for each new one. More than one, so that idle keys become fewer. */
const CHECKED_KEYS = 2;

export class BucketLimiter implements SocketLimiter {
  readonly #rate: TokenRate;
  readonly #now: () => number;
  readonly #maxKeys: number;
  /** In the order of last use. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: TokenRate, now: () => number = () => performance.now(), maxKeys = MAX_KEYS) {
    this.#rate = rate;
    this.#now = now;
    this.#maxKeys = maxKeys;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, cost = 1): LimitResult {
    return this.#bucketOf(key).take(cost);
  }

  add(key: string, count: number): void {
    this.#bucketOf(key).drain(count);
  }

  #bucketOf(key: string): TokenBucket {
    const bucket = this.#buckets.get(key) ?? this.#newBucket();
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #newBucket(): TokenBucket {
    this.#dropIdle();
    return new TokenBucket(this.#rate, this.#now);
  }

  /** Drops the keys that were used longest ago if they are idle, or if there are too many keys. */
  #dropIdle(): void {
    let checked = 0;
    for (const [key, bucket] of this.#buckets) {
      if (checked++ === CHECKED_KEYS) return;
      if (!bucket.isFull() && this.#buckets.size < this.#maxKeys) return;
      this.#buckets.delete(key);
    }
  }
}
