/** The table's own time: it stands still while the table is paused, and a jump of the device's clock does not move it. */

/** A longer gap between two looks at the clock means that the device slept or the page was held: no more of it is counted. */
const LONGEST_GAP = 1000;

export class TableTime {
  #now: number;
  #lastLook: number;

  /** `clock` gives milliseconds that only rise while the page runs. */
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

  /** Looks at the clock: the table's time goes on unless it stands still. */
  look(standsStill: boolean): void {
    const gap = this.clock() - this.#lastLook;
    this.#lastLook += gap;
    if (!standsStill && gap > 0) this.#now += Math.min(gap, LONGEST_GAP);
  }
}
