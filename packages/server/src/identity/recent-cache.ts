/** A small cache: the most recently used values, each for a limited time. */

export class RecentCache<Value> {
  readonly #most: number;
  readonly #lifeMs: number;
  readonly #now: () => number;
  /** In the order of last use. */
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(most: number, lifeMs: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#lifeMs = lifeMs;
    this.#now = now;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until <= this.#now()) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#lifeMs });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
  clear(): void {
    this.#entries.clear();
  }
}
