/** Simulated time at a table: the time, the clocks, and since when each seat has been thinking. */

import { isReminder, type Seat, type Timer } from '@riverstone/rules';

export class Timekeeper {
  /** Seconds since the game began. */
  now = 0;
  /** By key: the time left on a clock, and whether it runs. */
  #clocks = new Map<string, { left: number; running: boolean }>();
  readonly #occasions = new Map<Seat, { readonly occasion: string; readonly began: number }>();

  /**
   * Updates the clocks from a state: a clock with the same key goes on, and one that is not listed is dropped. Clocks
   * that only remind are left out, because nothing happens when they run out.
   */
  follow(timers: readonly Timer[]): void {
    const counting = timers.filter((timer) => !isReminder(timer));
    this.#clocks = new Map(
      counting.map(({ key, seconds, running }) => [key, { left: this.#clocks.get(key)?.left ?? seconds, running }]),
    );
  }

  /** Since when a seat has been thinking about this. */
  occasion(seat: Seat, occasion: string): number {
    const before = this.#occasions.get(seat);
    if (before?.occasion === occasion) return before.began;
    this.#occasions.set(seat, { occasion, began: this.now });
    return this.now;
  }

  /** The running clock that runs out first, and when; null when none runs. */
  nextToRunOut(): { readonly key: string; readonly due: number } | null {
    const running = [...this.#clocks].filter(([, { running }]) => running);
    const [first] = running.sort(([, one], [, other]) => one.left - other.left);
    return first === undefined ? null : { key: first[0], due: this.now + first[1].left };
  }

  /** Lets time pass until a moment. */
  advanceTo(moment: number): void {
    const passed = Math.max(0, moment - this.now);
    this.now += passed;
    for (const clock of this.#clocks.values()) if (clock.running) clock.left = Math.max(0, clock.left - passed);
  }

  /** Lets time pass until a clock has run out. Then the clock is removed, and the host acts. */
  runOut(key: string): void {
    this.advanceTo(this.now + (this.#clocks.get(key)?.left ?? 0));
    this.#clocks.delete(key);
  }
}
