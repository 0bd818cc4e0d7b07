/** Limits how many of something each key may have open at once. */

export interface ConcurrencyLimit {
  /** False if the key has as many open as it may. */
  acquire(key: string): boolean;
  /** Once for each successful `acquire`. */
  release(key: string): void;
}

/** Allows everything: for benchmarks. */
export const noConcurrencyLimit: ConcurrencyLimit = { acquire: () => true, release: () => {} };

export class KeyedConcurrencyLimit implements ConcurrencyLimit {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  acquire(key: string): boolean {
    const count = this.#open.get(key) ?? 0;
    if (count >= this.#max) return false;
    this.#open.set(key, count + 1);
    return true;
  }

  release(key: string): void {
    const count = this.#open.get(key);
    if (count === undefined) throw new Error('release() was called without acquire()');
    if (count === 1) this.#open.delete(key);
    else this.#open.set(key, count - 1);
  }
}
