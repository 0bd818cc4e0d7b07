/** One bucket for each key: an address, a guest. Keys that are idle are forgotten, and there are never more than so many. */

import { Bucket, type Rate, type Taken, taken } from './bucket.js';

export interface Limiter {
  /** Takes from the bucket of a key; where it is refused nothing was taken. */
  take(key: string, cost?: number): Taken;
}

/** Lets everything pass: for benchmarks. */
export const noLimit: Limiter = { take: () => taken };

/** The most keys that a limiter remembers: some 20 MB, however many addresses somebody has. */
const MOST_KEYS = 100_000;
/** How many keys are looked at for each new one: more than one, so that the idle ones get fewer. */
const LOOKED_AT = 2;

export class KeyedLimiter implements Limiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #most: number;
  /** Who took last stands last. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now(), most = MOST_KEYS) {
    this.#rate = rate;
    this.#now = now;
    this.#most = most;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, cost = 1): Taken {
    const bucket = this.#buckets.get(key) ?? this.#newBucket();
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    return bucket.take(cost);
  }

  #newBucket(): Bucket {
    this.#forgetIdle();
    return new Bucket(this.#rate, this.#now);
  }

  /** Those that took longest ago are looked at first. Where all are busy and there are too many, the oldest has to go. */
  #forgetIdle(): void {
    let looked = 0;
    for (const [key, bucket] of this.#buckets) {
      if (looked++ === LOOKED_AT) return;
      if (!bucket.isFull() && this.#buckets.size < this.#most) return;
      this.#buckets.delete(key);
    }
  }
}
