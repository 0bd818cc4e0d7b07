/** A map with several values per key. */

const nothing: readonly never[] = [];

export class MultiMap<Key, Value> {
  readonly #sets = new Map<Key, Set<Value>>();

  add(key: Key, value: Value): void {
    const values = this.#sets.get(key) ?? new Set();
    this.#sets.set(key, values.add(value));
  }

  delete(key: Key, value: Value): void {
    const values = this.#sets.get(key);
    values?.delete(value);
    if (values?.size === 0) this.#sets.delete(key);
  }

  /** The values of a key. They may be deleted during iteration. */
  of(key: Key): Iterable<Value> {
    return this.#sets.get(key) ?? nothing;
  }
}
