/** When the hosts of tables in the open lobby were last connected. It is not stored. */

/** How long a report of a host from another node is valid, in milliseconds. Nodes report every ten seconds. */
const NEWS_TTL = 15_000;
/** How long an entry is kept, in milliseconds. */
const KEPT = 3_600_000;

/** Whether the hosts of tables in the lobby are connected. */
export interface HostPresence {
  isHere(table: string, now: number): boolean;
  /** When the host was last connected; null if that is not known. */
  seenAt(table: string): number | null;
}

export class LastSeenHosts implements HostPresence {
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
