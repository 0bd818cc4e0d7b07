/** A token bucket: it starts full, each use takes tokens, and it refills at a steady rate. */

/** How many at once, and how many a second in the long run. */
export interface TokenRate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whether the limit allows it; if not, after how many milliseconds it will. */
export type LimitResult = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

export const withinLimit: LimitResult = { ok: true };

/** Rounding errors of the refill stay below this. */
const TOLERANCE = 1e-6;

export class TokenBucket {
  readonly #rate: TokenRate;
  readonly #now: () => number;
  #tokens: number;
  #refilledAt: number;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(rate: TokenRate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#refilledAt = now();
  }

  /**
   * Takes `cost` tokens, or none if there are too few: a refusal costs nothing, so waiting for `retryAfter` is enough.
   */
  take(cost = 1): LimitResult {
    this.#refill();
    if (this.#tokens >= cost - TOLERANCE) {
      this.#tokens = Math.max(0, this.#tokens - cost);
      return withinLimit;
    }
    const missing = Math.min(cost, this.#rate.burst) - this.#tokens - TOLERANCE;
    return { ok: false, retryAfter: Math.max(1, Math.ceil((missing * 1000) / this.#rate.perSecond)) };
  }

  /** Takes `cost` tokens even if there are fewer. The debt is at most one burst and is refilled first. */
  drain(cost: number): void {
    this.#refill();
    this.#tokens = Math.max(-this.#rate.burst, this.#tokens - cost);
  }

  /** A full bucket equals a new one, so it can be dropped. */
  isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.#rate.burst - TOLERANCE;
  }

  #refill(): void {
    const now = this.#now();
    const gained = ((now - this.#refilledAt) * this.#rate.perSecond) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#refilledAt = now;
  }
}
