/** Restores a backup into a store: all of it or nothing. */

import type { RestoreTarget } from '../store/contents.js';
import { type BackupCounts, type BackupHeader, isTable } from './backup-format.js';
import type { BackupReader } from './backup-reader.js';

export interface RestoreReport extends BackupCounts {
  readonly header: BackupHeader;
  /** How many guests had their data deleted after the backup was made: it is deleted again. */
  readonly forgotten: number;
  /** The file that keeps the replaced store; null if nothing was replaced, or in a database. */
  readonly replacedFile: string | null;
}

/** `progress` gets the share that was read, from 0 to 1. */
export async function restore(
  reader: BackupReader,
  target: RestoreTarget,
  progress: (share: number) => void,
): Promise<RestoreReport> {
  try {
    const header = await reader.header();
    const known = new Set<string>();
    for await (const record of reader.records()) {
      progress(reader.progress);
      if (isTable(record)) await target.addTable(record);
      else {
        const [kind, guest] = record.values;
        if (record.relation === 'items' && kind === 'forgotten') known.add(String(guest));
        await target.addRelationRow(record);
      }
    }
    const later = target.deleted.filter(({ guest }) => !known.has(guest));
    for (const deletion of later) await target.forget(deletion);
    const { tables, rows, skipped } = reader.end;
    return { header, tables, rows, skipped, forgotten: later.length, replacedFile: await target.finish() };
  } catch (error) {
    await target.abandon();
    throw error;
  }
}
