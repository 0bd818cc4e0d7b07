/**
 * When the sweep last woke which table. One that is due again and again was damaged: it fails as soon as it is loaded.
 * It is tried ever more rarely, so that it fills neither the log nor the time of the others.
 */

/** In milliseconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 300_000;
/** A sound table stays in memory for longer than this. */
const SOON = 30_000;

export class WakeUps {
  readonly #last = new Map<string, { readonly at: number; readonly wait: number }>();

  mayWake(table: string, now: number): boolean {
    const last = this.#last.get(table);
    return last === undefined || now - last.at >= last.wait;
  }

  /** The table was woken, whatever became of it. */
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
