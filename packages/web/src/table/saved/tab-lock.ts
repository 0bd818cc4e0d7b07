/** One tab plays a table at a time: the last one that opened it. The others say so, and can take it back. */

import { type ReadonlySignal, signal } from '@preact/signals';

const PREFIX = 'riverstone:tab:';

export interface TabLock {
  /** Whether another tab has opened the table since. */
  readonly lost: ReadonlySignal<boolean>;
  /** Whether this tab still has the lock. Ask before anything is saved. */
  isMine(): boolean;
  release(): void;
}

/** Locks a table for this tab. Without storage tabs share nothing, so the lock always holds. */
export function lockTable(id: string): TabLock {
  const key = `${PREFIX}${id}`;
  const me = Math.random().toString(36).slice(2);
  const lost = signal(false);
  let isKept = true;
  const holder = (): string | null => (isKept ? localStorage.getItem(key) : me);
  const isMine = (): boolean => {
    const now = holder();
    // The storage was cleared, but no other tab has opened the table.
    if (now === null && !lost.value) localStorage.setItem(key, me);
    else if (now !== me) lost.value = true;
    return !lost.value;
  };
  const hear = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null && event.newValue !== me) lost.value = true;
  };
  try {
    localStorage.setItem(key, me);
    addEventListener('storage', hear);
  } catch {
    // Storage is forbidden or full; the table store says so.
    isKept = false;
  }
  return {
    lost,
    isMine,
    release: () => {
      removeEventListener('storage', hear);
      if (isKept && holder() === me) localStorage.removeItem(key);
    },
  };
}

/** A table was deleted: tells the tab that plays it, and removes the lock. */
export function endLocks(id: string): void {
  try {
    localStorage.setItem(`${PREFIX}${id}`, 'deleted');
    localStorage.removeItem(`${PREFIX}${id}`);
  } catch {
    // Storage is forbidden, so there is no lock.
  }
}
