/** Small texts in the browser's storage; where it keeps nothing they last as long as the page. */

export class KeptTexts {
  readonly #lastResort = new Map<string, string>();

  /** `storage` may throw: some browsers forbid it. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    try {
      return this.storage().getItem(key) ?? this.#lastResort.get(key) ?? null;
    } catch {
      // Forbidden: what was written since the page was opened is all there is.
      return this.#lastResort.get(key) ?? null;
    }
  }

  /** The keys that begin like this, in no order. */
  keys(prefix: string): readonly string[] {
    const all = new Set([...this.#lastResort.keys(), ...this.#storedKeys()]);
    return [...all].filter((key) => key.startsWith(prefix));
  }

  #storedKeys(): readonly string[] {
    try {
      return Object.keys(this.storage());
    } catch {
      // Forbidden: there are none.
      return [];
    }
  }

  /** Null throws the text away. */
  write(key: string, text: string | null): void {
    this.#lastResort.delete(key);
    try {
      if (text === null) this.storage().removeItem(key);
      else this.storage().setItem(key, text);
    } catch {
      // Full or forbidden: the page remembers it for as long as it is open.
      if (text !== null) this.#lastResort.set(key, text);
    }
  }
}

/** Kept for this tab, through a reload. */
export const tabTexts = new KeptTexts(() => sessionStorage);
/** Kept on this device. */
export const deviceTexts = new KeptTexts(() => localStorage);
