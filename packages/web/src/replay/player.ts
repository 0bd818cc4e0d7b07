/** Moves through a replay: step by step, by jumps, or by itself. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { beStill } from '../ui/motion/motion';

/** How long a step is shown at normal speed, in milliseconds. */
const BEAT = 1400;

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export class ReplayPlayer {
  readonly #isPlaying = signal(false);
  readonly speed: Signal<Speed> = signal(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly moment: Signal<number | null>,
    readonly length: number,
  ) {}

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** How many steps are shown. */
  get at(): number {
    return Math.min(this.moment.value ?? this.length, this.length);
  }

  /** One step on is shown as it happened; whatever is jumped over is not. */
  go(to: number): void {
    const from = Math.min(this.moment.peek() ?? this.length, this.length);
    const next = Math.max(0, Math.min(this.length, to));
    if (next === from) return;
    beStill(next !== from + 1);
    this.moment.value = next;
  }

  /** What a person asks for ends what runs by itself. */
  jump(to: number): void {
    this.stop();
    this.go(to);
  }

  toggle(): void {
    if (this.#isPlaying.peek()) this.stop();
    else this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isPlaying.value = false;
  }

  /** The replay is left. */
  close(): void {
    this.stop();
    beStill(false);
  }

  #start(): void {
    if (this.at === this.length) this.go(0);
    this.#isPlaying.value = true;
    this.#wait(BEAT / 4);
  }

  #wait(milliseconds = BEAT / this.speed.peek()): void {
    this.#timer = setTimeout(() => {
      this.go((this.moment.peek() ?? this.length) + 1);
      if ((this.moment.peek() ?? this.length) < this.length) this.#wait();
      else this.stop();
    }, milliseconds);
  }
}
