/** What time it is at the server: the device's own clock may be wrong, and is never asked to be right. */

/** More would only keep old readings, and clocks drift. */
const MOST_READINGS = 8;
/** By how many milliseconds two clocks may part between readings. */
const DRIFT = 50;

interface Reading {
  /** What the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** How long the question and its answer took: the shorter, the better the reading. */
  readonly trip: number;
}

export class ServerClock {
  #readings: readonly Reading[] = [];

  /** `clock` gives milliseconds that only rise; `calendar` the device's own idea of the time, until the server was heard. */
  constructor(
    private readonly clock: () => number,
    private readonly calendar: () => number,
  ) {}

  /** The server's time now, in milliseconds since 1970. */
  get now(): number {
    const best = this.#best();
    return best === undefined ? this.calendar() : this.clock() + best.ahead;
  }

  /** The server told its time by itself: nobody knows how long ago. */
  told(serverTime: number): void {
    this.#readings = [{ ahead: serverTime - this.clock(), trip: Number.POSITIVE_INFINITY }];
  }

  /** The server was asked for its time at a moment of our clock, and has just answered. */
  answered(serverTime: number, askedAt: number): void {
    const trip = this.clock() - askedAt;
    const ahead = serverTime - (askedAt + trip / 2);
    const best = this.#best();
    // A reading is wrong by half its trip at most: where two can't both be right, our clock stood still meanwhile (a sleep).
    const agree = best === undefined || Math.abs(ahead - best.ahead) <= (trip + best.trip) / 2 + DRIFT;
    this.#readings = [...(agree ? this.#readings : []), { ahead, trip }].slice(-MOST_READINGS);
  }

  #best(): Reading | undefined {
    return this.#readings.toSorted((one, other) => one.trip - other.trip)[0];
  }
}
