/**
 * The common clock of a cluster: every node follows the store's time instead of its machine's. A shorter round trip
 * gives a better sample, so the one with the shortest of the last eight counts.
 */

import { SlewedClock } from '../clock/slewed-clock.js';
import type { NodeStore } from '../store/store.js';

interface ClockSample {
  readonly roundTrip: number;
  /** What to add to the elapsed milliseconds. */
  readonly offset: number;
}

const SAMPLES = 8;

export class ClusterClock {
  readonly #samples: ClockSample[];
  readonly #clock: SlewedClock;

  private constructor(
    private readonly store: Pick<NodeStore, 'now'>,
    private readonly elapsed: () => number,
    first: ClockSample,
  ) {
    this.#samples = [first];
    this.#clock = new SlewedClock(elapsed, first.offset);
  }

  /** Asks the store for the time. Rejects if it does not answer. */
  static async start(store: Pick<NodeStore, 'now'>, elapsed: () => number): Promise<ClusterClock> {
    return new ClusterClock(store, elapsed, await takeSample(store, elapsed));
  }

  /** Asks the store again. */
  async sample(): Promise<void> {
    this.#samples.push(await takeSample(this.store, this.elapsed));
    if (this.#samples.length > SAMPLES) this.#samples.shift();
    const best = this.#samples.reduce((one, other) => (other.roundTrip < one.roundTrip ? other : one));
    this.#clock.aim(best.offset);
  }

  /** Milliseconds since 1970, never falling and never jumping. */
  now(): number {
    return this.#clock.now();
  }
}

async function takeSample(store: Pick<NodeStore, 'now'>, elapsed: () => number): Promise<ClockSample> {
  const asked = elapsed();
  const time = await store.now();
  const answered = elapsed();
  return { roundTrip: answered - asked, offset: time - (asked + answered) / 2 };
}
