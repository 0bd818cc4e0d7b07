/** A small and fast generator for playouts, seeded from a bot's own generator. */

/**
 * Marsaglia's xorshift with 32 bits of state. ChaCha would cost as much as the moves themselves, and nothing secret
 * depends on it.
 * @example new SmallRng(rng.word()).below(6)
 */
export class SmallRng {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** The next 32 bits, as a number from 1 to 2^32 - 1. */
  word(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return state >>> 0;
  }

  /** A number from 0 to `bound - 1`. The bias is negligible for small bounds. */
  below(bound: number): number {
    return Math.floor(this.fraction() * bound);
  }

  /** A number from 0 to 1, without 1. */
  fraction(): number {
    return this.word() / 2 ** 32;
  }
}
