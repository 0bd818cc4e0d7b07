/**
 * Limits for HTTP requests and new sockets: so many in a time window for each key, counted by `rate-limiter-flexible`.
 */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type LimitResult, withinLimit } from './token-bucket.js';

/** How many are allowed in a window of so many seconds. The window begins with the first one. */
export interface WindowRate {
  readonly max: number;
  readonly seconds: number;
}

/** An asynchronous limit, so that it could be counted outside the process. */
export interface RequestLimiter {
  /** A refusal does not prolong the window, so waiting for `retryAfter` is enough. */
  take(key: string): Promise<LimitResult>;
  /** Counts what another node has let through. */
  add(key: string, count: number): void;
}

/** Allows everything: for benchmarks. */
export const noRequestLimit: RequestLimiter = { take: async () => withinLimit, add: () => {} };

/** The library keeps a record and a timer for each key, and does not bound their number. */
const MAX_KEYS = 100_000;

export class WindowLimiter implements RequestLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #maxKeys: number;
  /** In the order of last use. */
  readonly #keys = new Set<string>();

  constructor({ max, seconds }: WindowRate, maxKeys = MAX_KEYS) {
    this.#limiter = new RateLimiterMemory({ points: max, duration: seconds });
    this.#maxKeys = maxKeys;
  }

  async take(key: string): Promise<LimitResult> {
    this.#remember(key);
    try {
      await this.#limiter.consume(key);
      return withinLimit;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext)) };
    }
  }

  add(key: string, count: number): void {
    this.#remember(key);
    void this.#limiter.penalty(key, count);
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#maxKeys) return;
    const [oldest = key] = this.#keys;
    this.#keys.delete(oldest);
    void this.#limiter.delete(oldest);
  }
}
