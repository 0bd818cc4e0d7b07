/** Reads saved tables with their logs. They may come from an older or newer page, or be damaged. */

import { safeParse } from 'valibot';
import { readListedTable, type UnreadableTable } from './read-listed-table';
import type { SavedTable, TableLog } from './saved-table';
import { unsealLog } from './sealed-log';
import { tableLogSchema } from './table-log-schema';

export type ReadTable = { readonly ok: true; readonly table: SavedTable; readonly log: TableLog } | UnreadableTable;

/** Reads a saved table with its log. */
export function readSavedTable(raw: unknown): ReadTable {
  const read = readListedTable(raw);
  if (!read.ok) return read;
  const log = readLog(read.table);
  return log === null ? { ok: false, problem: 'damaged' } : { ...read, log };
}

function readLog(table: SavedTable): TableLog | null {
  try {
    const log = safeParse(tableLogSchema, unsealLog(table));
    return log.success ? log.output : null;
  } catch {
    return null;
  }
}
