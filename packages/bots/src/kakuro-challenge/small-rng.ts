/** A small and fast generator for continuations that are played out by the thousand; it is seeded from a bot's own chance. */

/**
 * Marsaglia's xorshift with 32 bits of state. ChaCha would cost as much as the moves themselves, and nothing secret hangs on it.
 * @example new SmallRng(rng.word()).below(6)
 */
export class SmallRng {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0 || 1;
  }

  /** A number from 0 to `bound - 1`, evenly but for a bias that does not matter at these bounds. */
  below(bound: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (((state >>> 8) * bound) / 0x1000000) | 0;
  }

  /** A number from 0 up to but not including 1. */
  fraction(): number {
    return this.below(0x1000000) / 0x1000000;
  }
}
