/** Hands the device over: shows one person's view at a time, and keeps the clock that each has for themselves. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Actor, Seat, Status, Timer, Viewer } from '@riverstone/rules';
import type { HotSeatControl } from '../capabilities';
import type { DeviceClocks } from '../clock/device-clocks';
import { HotSeat } from '../hot-seat/hot-seat';

/** What a handover needs from its table. */
export interface SharedTable {
  readonly people: readonly Seat[];
  readonly status: ReadonlySignal<Status>;
  readonly clocks: DeviceClocks;
  /** Whether a clock that is everybody's is given to each person whole, in turn. */
  readonly hasPersonalClocks: boolean;
  /** Whether a seat sees what others at the device may not. */
  hides(): boolean;
  /** Somebody is about to see their view. */
  beforeReveal(seat: Seat): void;
}

export class Handover implements HotSeatControl {
  readonly #hotSeat: HotSeat;
  readonly #coverCount = signal(0);

  constructor(private readonly table: SharedTable) {
    this.#hotSeat = new HotSeat(table.people, table.status, () => table.hides());
  }

  get viewer(): ReadonlySignal<Viewer> {
    return this.#hotSeat.viewer;
  }
  get waiting(): ReadonlySignal<readonly Seat[]> {
    return this.#hotSeat.waiting;
  }
  get coverCount(): ReadonlySignal<number> {
    return this.#coverCount;
  }

  reveal(seat: Seat): void {
    const { people, clocks } = this.table;
    if (!people.includes(seat)) return;
    this.table.beforeReveal(seat);
    clocks.tick();
    this.keepPersonalTime();
    this.#hotSeat.give(seat);
    clocks.sync();
    clocks.take(seat);
  }

  cover(): void {
    const { clocks } = this.table;
    clocks.tick();
    this.keepPersonalTime();
    this.#hotSeat.cover();
    this.#coverCount.value++;
    clocks.sync();
  }

  /** The last action was taken back: whoever holds the device gives it back. */
  afterUndo(): void {
    this.#hotSeat.cover();
  }

  /** Something was done; see `HotSeat.after`. */
  after(actor: Actor, awaitedBefore: readonly Seat[], isAside: boolean): void {
    this.#hotSeat.after(actor, awaitedBefore, isAside);
  }

  /** The clock that each person has for themselves; undefined where it is shared. */
  personalTimer(): Timer | undefined {
    if (!this.table.hasPersonalClocks || !this.#hotSeat.isShared) return undefined;
    return this.table.status.value.timers.find(({ seat }) => seat === null);
  }

  /** Remembers what is left to the person at the screen, who may give the device back any moment. */
  keepPersonalTime(): void {
    const seat = this.viewer.value;
    if (seat !== 'spectator') this.table.clocks.note(seat);
  }
}
