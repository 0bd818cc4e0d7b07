/** Pauses of a table on this device: private things are covered, and the clocks stand still. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Status } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { PauseControl, PauseReason, PauseWords } from '../capabilities';
import type { DeviceClocks } from '../clock/device-clocks';

/** What a pause needs from its table. */
export interface PausedTable {
  readonly status: ReadonlySignal<Status>;
  readonly clocks: DeviceClocks;
  /** Whether everybody begins at once, and the table takes time. */
  countsDown(): boolean;
  /** Whether one person plays against bots alone. */
  readonly isAgainstBots: boolean;
  cover(): void;
  /** Called whenever there is something to save. */
  changed(): void;
}

export class DevicePause implements PauseControl {
  readonly #reason = signal<PauseReason | null>(null);
  readonly #held = signal(false);
  readonly paused = computed(() => this.#reason.value !== null);
  /** Whether clocks and bots stand still: in a pause, and while somebody reads the rules. */
  readonly standsStill = computed(() => this.paused.value || this.#held.value);

  constructor(private readonly table: PausedTable) {}

  get reason(): ReadonlySignal<PauseReason | null> {
    return this.#reason;
  }

  get countsDown(): boolean {
    return this.#reason.value === 'start' && this.table.countsDown();
  }

  words(): PauseWords {
    const { pause, resume, pausedText, pausedUntimed } = words().app.table;
    const hasClocks = this.table.status.value.timers.length > 0;
    return { pause, resume, text: hasClocks ? pausedText : pausedUntimed };
  }

  /** Waits until somebody says "ready". */
  pauseAtStart(): void {
    this.#reason.value = 'start';
  }

  pause(): void {
    if (this.table.status.value.over) return;
    this.table.cover();
    this.#reason.value = 'pause';
    this.table.clocks.sync();
    this.table.changed();
  }

  hold(isHeld: boolean): void {
    if (!this.table.isAgainstBots || this.#held.value === isHeld) return;
    if (!isHeld) this.table.clocks.look(true);
    this.#held.value = isHeld;
    this.table.clocks.sync();
  }

  resume(): void {
    // The pause itself does not count.
    this.table.clocks.look(true);
    this.#reason.value = null;
    this.table.clocks.sync();
  }
}
