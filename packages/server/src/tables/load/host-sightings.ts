/** When the hosts of tables in the open lobby were last connected. It is not stored. */

/** How long news of a host at another node counts, in milliseconds: it is repeated every ten seconds. */
const NEWS_TTL = 15_000;
/** Older sightings are forgotten. In milliseconds. */
const KEPT = 3_600_000;

/** Whether the hosts of waiting tables are there. */
export interface HostPresence {
  isHere(table: string, now: number): boolean;
  /** When the host was last connected; null if that is not known. */
  seenAt(table: string): number | null;
}

export class HostSightings implements HostPresence {
  readonly #seen = new Map<string, number>();

  saw(table: string, now: number): void {
    this.#seen.set(table, now);
  }

  isHere(table: string, now: number): boolean {
    return now - (this.seenAt(table) ?? Number.NEGATIVE_INFINITY) < NEWS_TTL;
  }

  seenAt(table: string): number | null {
    return this.#seen.get(table) ?? null;
  }

  forgetOld(now: number): void {
    for (const [table, at] of this.#seen) if (now - at >= KEPT) this.#seen.delete(table);
  }
}
