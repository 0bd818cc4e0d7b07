/** The table's own time. It stands still during a pause, and ignores jumps of the device's clock. */

/** After a longer gap, assume that the device slept or the page was frozen, and count no more. In milliseconds. */
const LONGEST_GAP = 1000;

export class TableTime {
  #now: number;
  #lastLook: number;

  /** `clock` returns milliseconds that only rise. */
  constructor(
    private readonly clock: () => number,
    elapsed: number,
  ) {
    this.#now = elapsed;
    this.#lastLook = clock();
  }

  /** The table's time, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Reads the clock, and moves the table's time on unless it stands still. */
  look(standsStill: boolean): void {
    const gap = this.clock() - this.#lastLook;
    this.#lastLook += gap;
    if (!standsStill && gap > 0) this.#now += Math.min(gap, LONGEST_GAP);
  }
}
