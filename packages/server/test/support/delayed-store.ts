/** A real store whose answers a test delays, like those of a slow database. */

import type { Store } from '../../src/store/store.js';

interface Held {
  readonly name: keyof Store;
  go(): void;
}

export class DelayedStore {
  readonly #held: Held[] = [];
  readonly #looking = new Set<() => void>();
  #slow: ReadonlySet<keyof Store> = new Set();
  #lost: keyof Store | null = null;
  /** What the tables use. */
  readonly store: Store;

  constructor(private readonly real: Store) {
    this.store = new Proxy(real, { get: (_, name: keyof Store) => this.#later(name) });
  }

  /** From now on, calls of these methods start only when the test releases them. The others are not delayed. */
  hold(...names: readonly (keyof Store)[]): void {
    this.#slow = new Set(names);
  }

  /** The next call of this method takes effect, but its answer is lost: it rejects. */
  loseAnswerOf(name: keyof Store): void {
    this.#lost = name;
  }

  /** Resolves when this many calls are held. */
  async until(count: number): Promise<void> {
    while (this.#held.length < count) await new Promise<void>((resolve) => this.#looking.add(resolve));
  }

  /** Releases the first held call, once there is one. Returns its name. */
  async next(): Promise<keyof Store> {
    await this.until(1);
    const held = this.#held.shift() as Held;
    held.go();
    return held.name;
  }

  /** Releases all held calls, and delays no more. */
  release(): void {
    this.#slow = new Set();
    for (const { go } of this.#held.splice(0)) go();
  }

  #later(name: keyof Store): unknown {
    const method = this.real[name].bind(this.real) as (...values: unknown[]) => Promise<unknown>;
    return async (...values: unknown[]) => {
      if (this.#slow.has(name)) await this.#wait(name);
      const answer = await method(...values);
      if (this.#lost !== name) return answer;
      this.#lost = null;
      throw new Error('no word of it came back');
    };
  }

  #wait(name: keyof Store): Promise<void> {
    return new Promise((resolve) => {
      this.#held.push({ name, go: resolve });
      for (const look of this.#looking) look();
      this.#looking.clear();
    });
  }
}
