/** Reads everything for a file, and adds what is in one: all of it or nothing. */

import { readAgain } from '../settings/settings';
import { deviceStore } from '../settings/text-store';
import { store } from '../table/saved/device-store';
import { keptKinds } from '../table/saved/table-store';
import { type Backup, type BackupRow, isNewer } from './backup';

const PREFIX = 'riverstone:';
/** What makes sense on this device only: claims of its tabs, and commands that wait for an answer. */
const ownTexts = ['riverstone:tab:', 'riverstone:outbox:'] as const;
/** What a file replaces; other texts are only added. */
const SETTINGS = 'riverstone:settings';

export async function collectBackup(): Promise<Backup> {
  const database = await store.database();
  const rows: Partial<Record<(typeof keptKinds)[number], readonly BackupRow[]>> = {};
  for (const kind of keptKinds) rows[kind] = ((await database?.getAll(kind)) ?? []) as BackupRow[];
  const keys = deviceStore.keys(PREFIX).filter((key) => !ownTexts.some((own) => key.startsWith(own)));
  const texts = Object.fromEntries(keys.map((key) => [key, deviceStore.read(key) ?? '']));
  return { savedAt: Date.now(), rows, texts };
}

export type AddedBackup =
  | { readonly ok: true; readonly added: number }
  | { readonly ok: false; readonly problem: 'full' | 'forbidden' };

/** Adds the rows that are newer than those here, in one transaction; then the texts. */
export async function addBackup({ rows, texts }: Backup): Promise<AddedBackup> {
  const database = await store.database();
  if (database === null) return { ok: false, problem: 'forbidden' };
  let added = 0;
  const transaction = database.transaction(keptKinds, 'readwrite', { durability: 'strict' });
  // The transaction says what has failed.
  transaction.done.catch(() => undefined);
  try {
    for (const kind of keptKinds) {
      const kept = transaction.objectStore(kind);
      for (const row of rows[kind] ?? []) {
        if (!isNewer(row, await kept.get(row.id))) continue;
        await kept.put(row);
        added++;
      }
    }
    await transaction.done;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, problem: isFull ? 'full' : 'forbidden' };
  }
  store.forgetOwn();
  for (const [key, text] of Object.entries(texts)) {
    const isOurs = key.startsWith(PREFIX) && !ownTexts.some((own) => key.startsWith(own));
    if (isOurs && (key === SETTINGS || deviceStore.read(key) === null)) deviceStore.write(key, text);
  }
  readAgain();
  return { ok: true, added };
}
