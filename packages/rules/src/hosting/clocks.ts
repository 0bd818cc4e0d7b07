/** The clocks that a host runs for a table, by the key of their timer. */

import type { Timer } from '../core/game.js';
import { isReminder } from '../core/timer.js';

interface Clock {
  readonly timer: Timer;
  /** Milliseconds left when it was last looked at. */
  readonly left: number;
  /** When that was, or when it begins to run. */
  readonly at: number;
  readonly running: boolean;
}

const SECOND = 1000;

/**
 * The clocks of one table. Times are milliseconds of the host's own; the rules never ask what time it is.
 * @example
 * const clocks = new Clocks();
 * clocks.sync([{ key: 'turn', kind: 'move', seat: 0, seconds: 30, running: true }], 0);
 * clocks.left('turn', 12_000) // => 18000
 * clocks.first(12_000).timer.key // => 'turn'
 */
export class Clocks {
  #clocks = new Map<string, Clock>();
  /** What the clocks showed when the table was left, by key. Used once, when the game lists its timers again. */
  readonly #kept: Map<string, number>;

  constructor(kept: Readonly<Record<string, number>> = {}) {
    this.#kept = new Map(Object.entries(kept));
  }

  /**
   * Takes over the timers that the game lists now. Clocks with the same key go on; those that `hold` selects stand
   * still. Before `from` none runs.
   */
  sync(timers: readonly Timer[], now: number, hold: (timer: Timer) => boolean = () => false, from = now): void {
    const next = new Map<string, Clock>();
    for (const timer of timers) {
      const kept = this.#clocks.has(timer.key) ? this.left(timer.key, now) : this.#kept.get(timer.key);
      const left = kept ?? timer.seconds * SECOND;
      next.set(timer.key, { timer, left, at: Math.max(now, from), running: timer.running && !hold(timer) });
    }
    this.#clocks = next;
    this.#kept.clear();
  }

  /** What every clock shows, by key: for a table that is left and resumed. */
  kept(now: number): Record<string, number> {
    return Object.fromEntries([...this.#clocks.keys()].map((key) => [key, this.left(key, now)]));
  }

  /** Sets a clock by hand: it goes on from there. */
  set(key: string, left: number, now: number): void {
    const clock = this.#clocks.get(key);
    if (clock !== undefined) this.#clocks.set(key, { ...clock, left, at: now });
  }

  /** Whether the game lists no timer. */
  get isEmpty(): boolean {
    return this.#clocks.size === 0;
  }

  /** Milliseconds that a clock shows. */
  left(key: string, now: number): number {
    const clock = this.#clocks.get(key);
    if (clock === undefined) return 0;
    return Math.max(0, clock.running ? clock.left - Math.max(0, now - clock.at) : clock.left);
  }

  /** The running clock that runs out first, reminders left out, and in how many milliseconds; null when none runs. */
  first(now: number): { readonly timer: Timer; readonly left: number } | null {
    const running = [...this.#clocks.values()].filter(({ running, timer }) => running && !isReminder(timer));
    const ordered = running
      .map(({ timer, at }) => ({ timer, left: this.left(timer.key, now) + Math.max(0, at - now) }))
      .sort((one, other) => one.left - other.left);
    return ordered[0] ?? null;
  }

  /** The key of the clock that has run out, the earliest first; null when none has. */
  ranOut(now: number): string | null {
    const first = this.first(now);
    return first !== null && first.left <= 0 ? first.timer.key : null;
  }

  /** Every clock, running or not, with what it shows. */
  all(now: number): { readonly timer: Timer; readonly left: number; readonly running: boolean }[] {
    return [...this.#clocks.values()].map(({ timer, running }) => ({
      timer,
      running,
      left: this.left(timer.key, now),
    }));
  }
}

/**
 * A clock's face: minutes and seconds, the second that runs counted.
 * @example clockFace(61_200) // => '1:02'
 */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
