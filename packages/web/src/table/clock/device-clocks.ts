/** The clocks of a table on this device. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { Clocks, type Seat, type Timer } from '@riverstone/rules';
import type { ShownClock } from '../game-table';
import { PersonalClocks } from './personal-clocks';
import { showClocks } from './show-clocks';
import { TableTime } from './table-time';

/** What the clocks need to know of their table. */
export interface ClockedTable {
  /** The timers that the game lists now. */
  timers(): readonly Timer[];
  isPaused(): boolean;
  /** When people have seen what has happened; no clock runs before. In the table's time. */
  calmUntil(): number;
  /** The people who must take the device first. */
  waiting(): readonly Seat[];
  /** The clock that each person has for themselves; undefined where it is shared. */
  personalTimer(): Timer | undefined;
}

export class DeviceClocks {
  readonly #time: TableTime;
  readonly #clocks: Clocks;
  readonly #turns: PersonalClocks;
  readonly #shown = signal<readonly ShownClock[]>([]);

  constructor(
    private readonly table: ClockedTable,
    clock: () => number,
    kept: { readonly elapsed: number; readonly clocks: Readonly<Record<string, number>> },
  ) {
    this.#time = new TableTime(clock, kept.elapsed);
    this.#clocks = new Clocks(kept.clocks);
    this.#turns = new PersonalClocks(this.#clocks, kept.clocks);
  }

  /** The table's time, in milliseconds. */
  get now(): number {
    return this.#time.now;
  }

  get shown(): ReadonlySignal<readonly ShownClock[]> {
    return this.#shown;
  }

  /** The key of a clock that has run out; null when none has. */
  get runOut(): string | null {
    return this.#clocks.ranOut(this.now);
  }

  /** Moves the table's time on and updates the shown clocks. Call it a few times a second. */
  tick(standsStill = this.table.isPaused()): void {
    this.#time.tick(standsStill);
    this.#show();
  }

  /** Takes over the timers that the game lists now. */
  sync(): void {
    this.#clocks.sync(this.table.timers(), this.now, (timer) => this.#isHeld(timer), this.table.calmUntil());
    this.#show();
  }

  /** Somebody takes the device: their personal clock goes on. */
  take(seat: Seat): void {
    const timer = this.table.personalTimer();
    if (timer !== undefined) this.#turns.begin(timer, seat, this.now);
    this.#show();
  }

  /** Remembers what somebody has left, before they give the device back. */
  note(seat: Seat): void {
    const timer = this.table.personalTimer();
    if (timer !== undefined) this.#turns.end(timer, seat, this.now);
  }

  /** What every clock shows, personal ones included, for a saved table. */
  kept(): Readonly<Record<string, number>> {
    return { ...this.#clocks.kept(this.now), ...this.#turns.kept(this.table.timers()) };
  }

  /** A clock stands still while the table is paused, and while the device is handed over. */
  #isHeld(timer: Timer): boolean {
    const waiting = this.table.waiting();
    return this.table.isPaused() || (timer.seat === null ? waiting.length > 0 : waiting.includes(timer.seat));
  }

  #show(): void {
    showClocks(this.#shown, this.#clocks.all(this.now));
  }
}
