/** Makes a backup of a store while servers may use it. */

import type { StoreContents } from '../store/contents.js';
import { rowShapes } from '../tables/log/row-shapes.js';
import type { BackupCounts } from './backup-format.js';
import { BackupWriter } from './backup-writer.js';

/** A table that could not be read. */
export interface TableFault {
  readonly table: string;
  readonly fault: string;
}

export interface BackupReport extends BackupCounts {
  readonly bytes: number;
  readonly faults: readonly TableFault[];
}

export interface BackUpSettings {
  readonly file: string;
  /** The version of Riverstone. */
  readonly version: string;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  progress(tables: number, of: number): void;
  /** Whether to give up. */
  isStopped(): boolean;
}

/** Resolves when the backup is on disk, with null if it was stopped. If stopped or rejected, it leaves no file. */
export async function backUp(contents: StoreContents, settings: BackUpSettings): Promise<BackupReport | null> {
  const { file, version, at, progress, isStopped } = settings;
  const writer = await BackupWriter.open(file, { riverstone: version, at, rowKinds: Object.keys(rowShapes) });
  try {
    for await (const row of contents.relationRows()) await writer.add(row);
    const faults: TableFault[] = [];
    let [tables, rows] = [0, 0];
    for await (const table of contents.tables()) {
      if (isStopped()) {
        await writer.abandon();
        return null;
      }
      if ('fault' in table) {
        faults.push({ table: table.id, fault: table.fault });
        continue;
      }
      await writer.add(table);
      tables++;
      rows += table.rows.length;
      progress(tables, contents.count);
    }
    const counts = { tables, rows, skipped: faults.map((each) => each.table) };
    await writer.finish(counts);
    return { ...counts, bytes: writer.bytes, faults };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}
