/** Keeps reviews in the browser, so that a game is reviewed once. Without storage it is reviewed again. */

import type { AnyReview } from '@riverstone/bots';
import { type DBSchema, openDB } from 'idb';

interface KeptReview {
  /** The record and what reviewed it. */
  readonly key: string;
  readonly at: number;
  readonly review: AnyReview;
}

interface Schema extends DBSchema {
  reviews: { key: string; value: KeptReview; indexes: { at: number } };
}

/** The oldest reviews beyond this number are deleted. */
const MAX_REVIEWS = 60;

const open = () =>
  openDB<Schema>('riverstone-reviews', 1, {
    upgrade: (database) => void database.createObjectStore('reviews', { keyPath: 'key' }).createIndex('at', 'at'),
  });

/** Null where there is none, or no storage. */
export async function keptReview(key: string): Promise<AnyReview | null> {
  try {
    const database = await open();
    const kept = await database.get('reviews', key);
    database.close();
    return kept?.review ?? null;
  } catch {
    return null;
  }
}

/** Stores a review and deletes the oldest. If that fails, the game is reviewed again next time. */
export async function keepReview(key: string, review: AnyReview): Promise<void> {
  try {
    const database = await open();
    const transaction = database.transaction('reviews', 'readwrite');
    await transaction.store.put({ key, at: Date.now(), review });
    const keys = await transaction.store.index('at').getAllKeys();
    for (const old of keys.slice(0, -MAX_REVIEWS)) await transaction.store.delete(old);
    await transaction.done;
    database.close();
  } catch {
    // The storage is full or forbidden.
  }
}
