/** The real store, whose answers come when the test lets them: as a database on another machine would. */

import type { Store } from '../../src/store/store.js';

interface Held {
  readonly name: keyof Store;
  go(): void;
}

export class LaterStore {
  readonly #held: Held[] = [];
  readonly #looking = new Set<() => void>();
  #slow: ReadonlySet<keyof Store> = new Set();
  #lost: keyof Store | null = null;
  /** What the tables use. */
  readonly store: Store;

  constructor(private readonly real: Store) {
    this.store = new Proxy(real, { get: (_, name: keyof Store) => this.#later(name) });
  }

  /** From now on these are not even begun before they are let go; the others are answered at once. */
  hold(...names: readonly (keyof Store)[]): void {
    this.#slow = new Set(names);
  }

  /** What is asked next by that name is done, but the word of it is lost on the way back. */
  loseWordOf(name: keyof Store): void {
    this.#lost = name;
  }

  /** Waits until so many wait. */
  async until(count: number): Promise<void> {
    while (this.#held.length < count) await new Promise<void>((resolve) => this.#looking.add(resolve));
  }

  /** Lets the first one go. */
  async next(): Promise<keyof Store> {
    await this.until(1);
    const held = this.#held.shift() as Held;
    held.go();
    return held.name;
  }

  /** Lets everything go, from now on at once. */
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
