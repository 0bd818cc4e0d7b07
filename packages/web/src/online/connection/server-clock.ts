/** The server's time. The device's own clock may be wrong. */

/** The number of readings that are kept. Older ones are off, because clocks drift. */
const MAX_READINGS = 8;
/** How far two clocks may drift between readings, in milliseconds. */
const DRIFT = 50;

interface Reading {
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** The round-trip time: the shorter, the better the reading. */
  readonly trip: number;
}

export class ServerClock {
  #readings: readonly Reading[] = [];

  /** `clock` returns milliseconds that only rise; `calendar` the device's time, used before the first reading. */
  constructor(
    private readonly clock: () => number,
    private readonly calendar: () => number,
  ) {}

  /** The server's time now, in milliseconds since 1970. */
  get now(): number {
    const best = this.#best();
    return best === undefined ? this.calendar() : this.clock() + best.ahead;
  }

  /** Takes the time of a message that the server sent unasked. Its delay is unknown, so any reply is better. */
  noteServerTime(serverTime: number): void {
    this.#readings = [{ ahead: serverTime - this.clock(), trip: Number.POSITIVE_INFINITY }];
  }

  /** Takes the time from the reply to a request that was sent at `askedAt`. */
  noteReply(serverTime: number, askedAt: number): void {
    const trip = this.clock() - askedAt;
    const ahead = serverTime - (askedAt + trip / 2);
    const best = this.#best();
    // A reading is off by half its round trip at most. If two contradict each other, our clock stood still meanwhile
    // (sleep).
    const agree = best === undefined || Math.abs(ahead - best.ahead) <= (trip + best.trip) / 2 + DRIFT;
    this.#readings = [...(agree ? this.#readings : []), { ahead, trip }].slice(-MAX_READINGS);
  }

  #best(): Reading | undefined {
    return this.#readings.toSorted((one, other) => one.trip - other.trip)[0];
  }
}
