/** The count-in before everybody begins, and the calm after an event. The server says when each ends. */

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Room } from '@riverstone/protocol';
import type { Game, GameTypes } from '@riverstone/rules';
import { countOf } from '../../table/clock/count';

export class OnlineCalm<T extends GameTypes> {
  readonly #count = signal<number | null>(null);
  readonly #isCalm = signal(false);
  readonly #stop: () => void;
  /** The server's time from which on the clocks run; 0 where nothing ever held them. */
  readonly clocksFrom: ReadonlySignal<number>;

  /** `now` is the server's time. */
  constructor(
    private readonly game: Pick<Game<T>, 'calm'>,
    private readonly room: ReadonlySignal<Room | null>,
    private readonly now: () => number,
  ) {
    this.clocksFrom = computed(() => Math.max(room.value?.playFrom ?? 0, room.value?.calmUntil ?? 0));
    this.#stop = effect(() => this.tick());
  }

  /** What is counted now; null while nothing is. */
  get count(): ReadonlySignal<number | null> {
    return this.#count;
  }

  get isCalm(): ReadonlySignal<boolean> {
    return this.#isCalm;
  }

  /** Whether an action must wait until the calm is over. */
  holds(action: T['Action']): boolean {
    this.tick();
    return this.#isCalm.peek() && this.game.calm?.holds(action) === true;
  }

  /** Updates count-in and calm. Call it a few times a second. */
  tick(): void {
    const { playFrom = null, calmUntil = null, paused = false } = this.room.value ?? {};
    const now = this.now();
    // This page may be a moment behind the server.
    const left = paused ? 0 : Math.min((playFrom ?? 0) - now, this.game.calm?.countIn ?? 0);
    batch(() => {
      this.#count.value = countOf(left);
      this.#isCalm.value = !paused && calmUntil !== null && now < calmUntil;
    });
  }

  close(): void {
    this.#stop();
  }
}
