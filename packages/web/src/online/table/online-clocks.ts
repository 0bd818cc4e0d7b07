/** The clocks of an online table: the server's readings, running on here by the server's time. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { Clocks, type Timer } from '@riverstone/rules';
import { showClocks } from '../../table/clock/show-clocks';
import type { ShownClock } from '../../table/game-table';
import type { ClockReading } from '../client/table-snapshot';

export class OnlineClocks {
  #clocks = new Clocks();
  #reading: ClockReading | null = null;
  readonly #shown = signal<readonly ShownClock[]>([]);

  /** `now` is the server's time. */
  constructor(private readonly now: () => number) {}

  get shown(): ReadonlySignal<readonly ShownClock[]> {
    return this.#shown;
  }

  /** Takes over a reading of the server and the game's timers. `isHeld` stops them all; before `from` none runs. */
  take(reading: ClockReading, timers: readonly Timer[], isHeld: boolean, from = 0): void {
    const isNew = reading !== this.#reading;
    if (isNew) this.#clocks = new Clocks(reading.shown);
    this.#reading = reading;
    this.#clocks.sync(timers, isNew ? reading.at : this.now(), () => isHeld, from);
    this.tick();
  }

  /** Updates the shown clocks. Call it a few times a second. */
  tick(): void {
    showClocks(this.#shown, this.#clocks.all(this.now()));
  }
}
