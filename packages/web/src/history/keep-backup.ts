/** Collects everything for a backup, and adds a backup: all of it or nothing. */

import { readAgain } from '../settings/settings';
import { deviceStore } from '../settings/text-store';
import { store } from '../table/saved/device-store';
import { type ObjectStoreName, objectStoreNames } from '../table/saved/table-store';
import { type Backup, type BackupRow, countItems, fileRow, type ItemCount } from './backup';
import { addTexts, collectTexts } from './backup-texts';
import { mergeRow } from './merge-rows';

export async function collectBackup(): Promise<Backup> {
  const savedAt = Date.now();
  const database = await store.database();
  const rows: Partial<Record<ObjectStoreName, readonly BackupRow[]>> = {};
  for (const kind of objectStoreNames) {
    const kept: readonly unknown[] = (await database?.getAll(kind)) ?? [];
    rows[kind] = kept.map((each) => fileRow(kind, each, savedAt)).filter((each) => each !== null);
  }
  return { savedAt, rows, texts: collectTexts(deviceStore) };
}

export type AddedBackup =
  | ({ readonly ok: true } & ItemCount)
  | { readonly ok: false; readonly problem: 'full' | 'forbidden' };

/** Adds the texts, and then the rows in one transaction. If anything can't be stored, nothing is changed. */
export async function addBackup({ rows, texts }: Backup): Promise<AddedBackup> {
  const database = await store.database();
  if (database === null) return { ok: false, problem: 'forbidden' };
  const addedTexts = addTexts(deviceStore, texts);
  if (!addedTexts.isStored) {
    addedTexts.undo();
    return { ok: false, problem: 'full' };
  }
  const result = await addRows(database, rows);
  if (!result.ok) {
    addedTexts.undo();
    return result;
  }
  readAgain();
  return { ...result, others: result.others + addedTexts.added };
}

type Database = NonNullable<Awaited<ReturnType<typeof store.database>>>;

async function addRows(database: Database, rows: Backup['rows']): Promise<AddedBackup> {
  const added: (BackupRow & { readonly kind: ObjectStoreName })[] = [];
  const transaction = database.transaction(objectStoreNames, 'readwrite', { durability: 'strict' });
  // Errors are handled where the transaction is awaited.
  transaction.done.catch(() => undefined);
  try {
    for (const kind of objectStoreNames) {
      const kept = transaction.objectStore(kind);
      for (const row of rows[kind] ?? []) {
        const after = mergeRow(kind, row, await kept.get(row.id));
        if (after === null) continue;
        await kept.put(after);
        added.push({ ...row, kind });
      }
    }
    await transaction.done;
  } catch (error) {
    undo(transaction);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    return { ok: false, problem: isFull ? 'full' : 'forbidden' };
  }
  return { ok: true, ...countItems(added) };
}

/** Rolls back. A failed write may have done so already. */
function undo(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}
