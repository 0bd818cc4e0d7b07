/**
 * A clock that is corrected without jumps: it runs a little faster or slower until it is right, and never backwards. So
 * a time of day that is wrong for an hour ends nobody's move.
 */

/** How much faster or slower it runs while it is corrected. */
const SLEW = 0.1;
/** If it is behind by more than this, the machine's clock was not set before; then it jumps. In milliseconds. */
const NEVER_SET = 86_400_000;

export class SlewedClock {
  #shown: number;
  #shownAt: number;

  /** `elapsed` counts milliseconds; the time is `offset` more. */
  constructor(
    private readonly elapsed: () => number,
    private offset: number,
  ) {
    this.#shownAt = elapsed();
    this.#shown = this.#shownAt + offset;
  }

  /** Sets the offset that the clock moves towards. */
  aim(offset: number): void {
    this.offset = offset;
  }

  /** Milliseconds since 1970. */
  now(): number {
    const at = this.elapsed();
    const passed = at - this.#shownAt;
    const next = this.#shown + passed;
    const error = at + this.offset - next;
    const most = passed * SLEW;
    this.#shown = error > NEVER_SET ? at + this.offset : next + Math.max(-most, Math.min(most, error));
    this.#shownAt = at;
    return Math.floor(this.#shown);
  }
}
