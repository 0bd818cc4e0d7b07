/**
 * Exponential backoff for tables that the sweep wakes. A table that is due again at once is damaged: it fails as soon
 * as it is loaded. Retrying it less and less often keeps it from filling the log and delaying other tables.
 */

/** In milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 300_000;
/** An intact table stays in memory for longer than this. In milliseconds. */
const SOON = 30_000;

export class WakeBackoff {
  readonly #last = new Map<string, { readonly at: number; readonly wait: number }>();

  mayWake(table: string, now: number): boolean {
    const last = this.#last.get(table);
    return last === undefined || now - last.at >= last.wait;
  }

  /** The table was woken, with or without success. */
  woke(table: string, now: number): void {
    const last = this.#last.get(table);
    const wait = last === undefined ? FIRST_WAIT : Math.min(LONGEST_WAIT, last.wait * 2);
    this.#last.set(table, { at: now, wait });
  }

  /** Forgets the tables that were not woken again soon. */
  forgetOld(now: number): void {
    for (const [table, { at, wait }] of this.#last) if (now - at >= wait + SOON) this.#last.delete(table);
  }
}
