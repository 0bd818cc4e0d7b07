/** A bucket of tokens: full at first, emptied by whoever takes, and filled again at a steady rate. */

/** How many at once, and how many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whether there was enough; where not, in how many milliseconds there will be. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfter: number };

export const taken: Taken = { ok: true };

/** So little is no token, and lacking so little is lacking none: fractions of seconds do not add up exactly. */
const NOTHING = 1e-6;

export class Bucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  /** `now` tells milliseconds that never go backwards. */
  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#filledAt = now();
  }

  /** Takes that much, or nothing: a refusal costs nothing, so that whoever waits as told gets through. */
  take(cost = 1): Taken {
    this.#fill();
    if (this.#tokens >= cost - NOTHING) {
      this.#tokens = Math.max(0, this.#tokens - cost);
      return taken;
    }
    const missing = Math.min(cost, this.#rate.burst) - this.#tokens - NOTHING;
    return { ok: false, retryAfter: Math.max(1, Math.ceil((missing * 1000) / this.#rate.perSecond)) };
  }

  /** Whether it is as full as a new one: then nothing is lost by forgetting it. */
  isFull(): boolean {
    this.#fill();
    return this.#tokens >= this.#rate.burst - NOTHING;
  }

  #fill(): void {
    const now = this.#now();
    const gained = ((now - this.#filledAt) * this.#rate.perSecond) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAt = now;
  }
}
