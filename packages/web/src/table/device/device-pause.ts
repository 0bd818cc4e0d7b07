/** Pauses of a table on this device: private things are covered, and the clocks stand still. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Status } from '@riverstone/rules';
import type { AppMessages } from '../../messages/generated/app';
import { words } from '../../messages/words';
import type { PauseControl, PauseReason, PauseWords } from '../capabilities';
import { countOf } from '../clock/count';
import type { DeviceClocks } from '../clock/device-clocks';

/** What a pause needs from its table. */
export interface PausedTable {
  readonly status: ReadonlySignal<Status>;
  readonly clocks: DeviceClocks;
  /** How long it is counted before everybody begins at once, in milliseconds; 0 where it is not. */
  countIn(): number;
  /** Milliseconds that only rise, also while the table stands still. */
  readonly clock: () => number;
  /** Whether one person plays against bots alone. */
  readonly isAgainstBots: boolean;
  /** Whether a pause would stop a clock or cover something. Otherwise no pause is offered. */
  isPauseOfUse(): boolean;
  cover(): void;
  /** Called whenever there is something to save. */
  changed(): void;
}

export class DevicePause implements PauseControl {
  readonly #reason = signal<PauseReason | null>(null);
  readonly #held = signal(false);
  readonly #count = signal<number | null>(null);
  /** When the count-in is over. */
  #countedAt = 0;
  readonly paused = computed(() => this.#reason.value !== null);
  /** Whether clocks and bots stand still: in a pause, and while somebody reads the rules. */
  readonly standsStill = computed(() => this.paused.value || this.#held.value);

  constructor(private readonly table: PausedTable) {}

  get reason(): ReadonlySignal<PauseReason | null> {
    return this.#reason;
  }

  get count(): ReadonlySignal<number | null> {
    return this.#count;
  }

  words(): PauseWords {
    const text = words().app.table;
    const { pause, resume } = text;
    return { pause: this.table.isPauseOfUse() ? pause : null, resume, text: this.#coverText(text) };
  }

  /** The text over the covered board: what happens on "ready", or what the pause stops. */
  #coverText({ readyCount, readyText, pausedText, pausedUntimed }: AppMessages['table']): string {
    if (this.#reason.value === 'start') return this.table.countIn() > 0 ? readyCount : readyText;
    return this.table.status.value.timers.length > 0 ? pausedText : pausedUntimed;
  }

  /** Waits until somebody says "ready". */
  pauseAtStart(): void {
    this.#reason.value = 'start';
  }

  pause(): void {
    if (this.table.status.value.over) return;
    this.table.cover();
    this.#count.value = null;
    this.#reason.value = 'pause';
    this.table.clocks.sync();
    this.table.changed();
  }

  hold(isHeld: boolean): void {
    if (!this.table.isAgainstBots || this.#held.value === isHeld) return;
    if (!isHeld) this.table.clocks.tick(true);
    this.#held.value = isHeld;
    this.table.clocks.sync();
  }

  resume(): void {
    if (this.#count.value !== null) return;
    const countIn = this.#reason.value === 'start' ? this.table.countIn() : 0;
    this.#countedAt = this.table.clock() + countIn;
    if (countIn === 0) this.#goOn();
    else this.#count.value = countOf(countIn);
  }

  /** Updates the count-in, and starts play when it is over. Call it a few times a second. */
  tick(): void {
    if (this.#count.value === null) return;
    this.#count.value = countOf(this.#countedAt - this.table.clock());
    if (this.#count.value === null) this.#goOn();
  }

  #goOn(): void {
    // The pause itself does not count.
    this.table.clocks.tick(true);
    this.#reason.value = null;
    this.table.clocks.sync();
  }
}
