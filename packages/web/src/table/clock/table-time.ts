/** The table's own time. It stands still during a pause, and ignores jumps of the device's clock. */

/** The most time that one tick may add: after a longer gap the device slept, or the page was frozen. */
const MAX_GAP_MS = 1000;

export class TableTime {
  #now: number;
  #lastTick: number;

  /** `clock` returns milliseconds that only rise. */
  constructor(
    private readonly clock: () => number,
    elapsed: number,
  ) {
    this.#now = elapsed;
    this.#lastTick = clock();
  }

  /** The table's time, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  /** Reads the clock, and moves the table's time on unless it stands still. */
  tick(standsStill: boolean): void {
    const gap = this.clock() - this.#lastTick;
    this.#lastTick += gap;
    if (!standsStill && gap > 0) this.#now += Math.min(gap, MAX_GAP_MS);
  }
}
