/** A clock that is everybody's, on a shared device: each person has the whole of it while they hold the device. */

import type { Clocks, Seat, Timer } from '@riverstone/rules';

const SECOND = 1000;

export class PersonalClocks {
  /** Milliseconds left, by `<timer>@<seat>`. */
  readonly #left: Map<string, number>;

  constructor(
    private readonly clocks: Clocks,
    kept: Readonly<Record<string, number>>,
  ) {
    this.#left = new Map(Object.entries(kept).filter(([key]) => key.includes('@')));
  }

  /** Somebody takes the device: the clock goes on from what they have left. */
  begin(timer: Timer, seat: Seat, now: number): void {
    this.clocks.set(timer.key, this.#left.get(`${timer.key}@${seat}`) ?? timer.seconds * SECOND, now);
  }

  /** Somebody gives the device back. */
  end(timer: Timer, seat: Seat, now: number): void {
    this.#left.set(`${timer.key}@${seat}`, this.clocks.left(timer.key, now));
  }

  /** What each person has left, for the timers that still exist. */
  kept(timers: readonly Timer[]): Readonly<Record<string, number>> {
    const isListed = (key: string): boolean => timers.some((timer) => key.startsWith(`${timer.key}@`));
    return Object.fromEntries([...this.#left].filter(([key]) => isListed(key)));
  }
}
