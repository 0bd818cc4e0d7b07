/** How many of something may be open at once for each key. */

export interface Places {
  /** Takes a place; false where all are taken. */
  enter(key: string): boolean;
  /** Gives a place back: once for each time that one was taken. */
  leave(key: string): void;
}

/** Room for everybody: for benchmarks. */
export const endlessPlaces: Places = { enter: () => true, leave: () => {} };

export class KeyedPlaces implements Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(key: string): boolean {
    const count = this.#taken.get(key) ?? 0;
    if (count >= this.#most) return false;
    this.#taken.set(key, count + 1);
    return true;
  }

  leave(key: string): void {
    const count = this.#taken.get(key);
    if (count === undefined) throw new Error('a place was given back that nobody had taken');
    if (count === 1) this.#taken.delete(key);
    else this.#taken.set(key, count - 1);
  }
}
