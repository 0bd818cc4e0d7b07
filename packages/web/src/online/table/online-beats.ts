/**
 * Plays out what happened at an online table, one thing after the other, as a table on a device does. The server waits
 * for nobody: what this page shows may be a moment behind, until somebody wants to go on.
 */

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Room } from '@riverstone/protocol';
import type { ClientStep, RawView } from '../client/table-snapshot';

/** What was heard of a game. */
interface HeardGame {
  readonly view: ReadonlySignal<RawView | null>;
  readonly steps: ReadonlySignal<readonly ClientStep[] | null>;
  readonly changes: ReadonlySignal<number>;
  /** How many steps came together after a join. */
  readonly caughtUp: ReadonlySignal<number>;
  readonly room: ReadonlySignal<Room | null>;
}

interface BeatDeps {
  /** How long people look at events before the draw that follows, in milliseconds. */
  beat(events: readonly unknown[]): number;
  /** Milliseconds that only rise. */
  now(): number;
}

/** With more steps than this to show, each is shown half as long; beyond `MOST_BEHIND` all are shown at once. */
const HURRY_AFTER = 3;
const MOST_BEHIND = 8;
/** How long a draw that came late is seen before the next step, in milliseconds. */
const MIN_SHOWN_MS = 500;
const none: readonly ClientStep[] = [];

export class OnlineBeats {
  readonly #shown = signal(0);
  readonly #version = signal(0);
  readonly steps: ReadonlySignal<readonly ClientStep[]>;
  readonly view: ReadonlySignal<RawView | null>;
  /** Whether something is still to be shown. */
  readonly isBehind: ReadonlySignal<boolean>;
  /** When the last step was shown, and whether it had to wait for that. */
  #lastAt = Number.NEGATIVE_INFINITY;
  #hasWaited = false;
  #changes: number;
  readonly #stops: readonly (() => void)[];

  constructor(
    private readonly game: HeardGame,
    private readonly deps: BeatDeps,
  ) {
    this.#shown.value = this.#heard.length;
    this.#changes = game.changes.peek();
    this.isBehind = computed(() => this.#shown.value < this.#heard.length);
    this.steps = computed(() => (this.isBehind.value ? this.#heard.slice(0, this.#shown.value) : this.#heard));
    this.view = computed(() => {
      const { value: latest } = game.view;
      return this.#heard[this.#shown.value]?.before ?? latest;
    });
    const isGivenUp = computed(() => game.room.value?.outcome?.finished === false);
    this.#stops = [
      effect(() => this.#follow()),
      effect(() => {
        if (isGivenUp.value) untracked(() => this.showAll());
      }),
    ];
  }

  /** Changes with everything that is shown. */
  get version(): ReadonlySignal<number> {
    return this.#version;
  }

  /** Shows the steps that are due. Call it a few times a second. */
  tick(): void {
    batch(() => {
      while (this.isBehind.peek() && this.#lastAt + this.#wait() <= this.deps.now()) this.#showNext();
    });
  }

  showAll(): void {
    if (!this.isBehind.peek()) return;
    this.#show(this.#heard.length);
    this.#hasWaited = false;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  get #heard(): readonly ClientStep[] {
    return this.game.steps.value ?? none;
  }

  /** Reacts to new steps, and to steps that were taken back. */
  #follow(): void {
    const { length } = this.#heard;
    const changes = this.game.changes.value;
    const seen = Math.min(Math.max(this.#shown.peek(), this.game.caughtUp.value), length);
    const isNews = changes !== this.#changes || seen !== this.#shown.peek();
    this.#changes = changes;
    if (isNews) this.#show(seen);
    if (document.hidden || length - seen > MOST_BEHIND) untracked(() => this.showAll());
    else untracked(() => this.tick());
  }

  /** How long the last step is looked at before the next. */
  #wait(): number {
    const heard = this.#heard;
    const shown = this.#shown.peek();
    const [last, next] = [heard[shown - 1], heard[shown]];
    if (last === undefined || next === undefined) return 0;
    const beat = next.actor === 'table' ? this.deps.beat(last.events) : 0;
    const wait = Math.max(beat, this.#hasWaited ? MIN_SHOWN_MS : 0);
    return heard.length - shown > HURRY_AFTER ? wait / 2 : wait;
  }

  #showNext(): void {
    const hasWaited = this.#wait() > 0;
    this.#show(this.#shown.peek() + 1);
    this.#lastAt = this.deps.now();
    this.#hasWaited = hasWaited;
  }

  #show(steps: number): void {
    batch(() => {
      this.#shown.value = steps;
      this.#version.value = this.#version.peek() + 1;
    });
  }
}
