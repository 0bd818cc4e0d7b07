/** Moves through a replay: step by step, by jumps, or by itself. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { setReducedMotion } from '../ui/motion/motion';

/** How long a step is shown at normal speed, in milliseconds. */
const STEP_MS = 1400;

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

  /** Animates a single step forward; other jumps are immediate. */
  go(to: number): void {
    const from = Math.min(this.moment.peek() ?? this.length, this.length);
    const next = Math.max(0, Math.min(this.length, to));
    if (next === from) return;
    setReducedMotion(next !== from + 1);
    this.moment.value = next;
  }

  /** A jump by hand stops automatic play. */
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

  close(): void {
    this.stop();
    setReducedMotion(false);
  }

  #start(): void {
    if (this.at === this.length) this.go(0);
    this.#isPlaying.value = true;
    this.#wait(STEP_MS / 4);
  }

  #wait(milliseconds = STEP_MS / this.speed.peek()): void {
    this.#timer = setTimeout(() => {
      this.go((this.moment.peek() ?? this.length) + 1);
      if ((this.moment.peek() ?? this.length) < this.length) this.#wait();
      else this.stop();
    }, milliseconds);
  }
}
