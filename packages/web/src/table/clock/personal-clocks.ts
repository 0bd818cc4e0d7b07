/** One clock for everybody, but one device: each person has the whole of it while they are before the screen. */

import type { Clocks, Seat, Timer } from '@riverstone/rules';

const SECOND = 1000;

export class PersonalClocks {
  /** What was left to each, by `<timer>@<seat>`. */
  readonly #left: Map<string, number>;

  constructor(
    private readonly clocks: Clocks,
    kept: Readonly<Record<string, number>>,
  ) {
    this.#left = new Map(Object.entries(kept).filter(([key]) => key.includes('@')));
  }

  /** Somebody takes the device: the clock shows what is left to them. */
  begin(timer: Timer, seat: Seat, now: number): void {
    this.clocks.set(timer.key, this.#left.get(`${timer.key}@${seat}`) ?? timer.seconds * SECOND, now);
  }

  /** Somebody gives the device back. */
  end(timer: Timer, seat: Seat, now: number): void {
    this.#left.set(`${timer.key}@${seat}`, this.clocks.left(timer.key, now));
  }

  /** What is left to each, for the timers that there still are. */
  kept(timers: readonly Timer[]): Readonly<Record<string, number>> {
    const isListed = (key: string): boolean => timers.some((timer) => key.startsWith(`${timer.key}@`));
    return Object.fromEntries([...this.#left].filter(([key]) => isListed(key)));
  }
}
