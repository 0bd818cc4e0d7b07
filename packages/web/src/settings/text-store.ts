/** Small texts in the browser's storage; in memory where storage is forbidden. */

import { type ReadonlySignal, signal } from '@preact/signals';

export class TextStore {
  readonly #lastResort = new Map<string, string>();
  readonly #isStoring = signal(true);

  /** `storage` may throw: some browsers forbid it. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    // What could not be stored is newer than what is.
    const unstored = this.#lastResort.get(key);
    if (unstored !== undefined) return unstored;
    try {
      return this.storage().getItem(key);
    } catch {
      // Forbidden, and nothing was written since the page was opened.
      return null;
    }
  }

  /** Whether the last text was stored, and not in memory only. */
  get isStoring(): ReadonlySignal<boolean> {
    return this.#isStoring;
  }

  /** The keys that begin like this, in any order. */
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

  /** Null deletes the text. Returns whether it is stored, and not in memory only. */
  write(key: string, text: string | null): boolean {
    this.#isStoring.value = this.#store(key, text);
    return this.#isStoring.peek();
  }

  #store(key: string, text: string | null): boolean {
    this.#lastResort.delete(key);
    try {
      if (text === null) this.storage().removeItem(key);
      else this.storage().setItem(key, text);
      return true;
    } catch {
      // Full or forbidden: keep it in memory.
      if (text !== null) this.#lastResort.set(key, text);
      return false;
    }
  }
}

/** Lasts as long as this tab, through reloads. */
export const tabStore = new TextStore(() => sessionStorage);
/** Lasts on this device. */
export const deviceStore = new TextStore(() => localStorage);
