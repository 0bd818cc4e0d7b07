/** Values in groups by a key; a group is there as long as somebody is in it. */

export class MultiMap<Key, Value> {
  readonly #groups = new Map<Key, Set<Value>>();

  add(key: Key, value: Value): void {
    const group = this.#groups.get(key) ?? new Set();
    this.#groups.set(key, group.add(value));
  }

  delete(key: Key, value: Value): void {
    const group = this.#groups.get(key);
    group?.delete(value);
    if (group?.size === 0) this.#groups.delete(key);
  }

  /** Those in a group now; whoever leaves meanwhile does not disturb. */
  of(key: Key): readonly Value[] {
    return [...(this.#groups.get(key) ?? [])];
  }
}
