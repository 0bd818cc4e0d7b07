/** Since when each seat of a table has been thinking, so that a bot does not begin again with every change. */

import type { Seat } from '@riverstone/rules';

/** Since when a seat thinks about something, in the table's time. */
export interface Thinking {
  readonly occasion: string;
  readonly since: number;
}

/**
 * The thinking of one table. Times are the host's own.
 * @example
 * const thinking = new ThinkingTimes();
 * thinking.since(0, 'marker 1', 2000) // => 2000
 * thinking.since(0, 'marker 1', 9000) // => 2000
 * thinking.since(0, 'marker 2', 9000) // => 9000
 */
export class ThinkingTimes {
  readonly #thinking: Map<Seat, Thinking>;

  constructor(kept: Readonly<Record<string, Thinking>> = {}) {
    this.#thinking = new Map(Object.entries(kept).map(([seat, thinking]) => [Number(seat), thinking]));
  }

  /** Since when a seat thinks about this: since now if it was something else before. */
  since(seat: Seat, occasion: string, now: number): number {
    const before = this.#thinking.get(seat);
    if (before?.occasion === occasion) return before.since;
    this.#thinking.set(seat, { occasion, since: now });
    return now;
  }

  /** By seat: to be kept with a table that is left and resumed. */
  kept(): Readonly<Record<string, Thinking>> {
    return Object.fromEntries(this.#thinking);
  }
}
