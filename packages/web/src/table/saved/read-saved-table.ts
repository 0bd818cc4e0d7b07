/** Reads saved tables. They may come from an older or newer page, or be damaged. */

import { safeParse } from 'valibot';
import { deobfuscate } from '../obfuscate';
import { type SavedTable, type SaveProblem, TABLE_FORMAT, type TableLog } from './saved-table';
import { formatSchema, savedTableSchema, tableLogSchema } from './saved-table-schema';

interface Unreadable {
  readonly ok: false;
  readonly problem: SaveProblem;
}

export type ReadTable = { readonly ok: true; readonly table: SavedTable; readonly log: TableLog } | Unreadable;

/** Reads what the list of games needs: all but the log. */
export function readListedTable(raw: unknown): { readonly ok: true; readonly table: SavedTable } | Unreadable {
  const table = safeParse(savedTableSchema, raw);
  return table.success ? { ok: true, table: table.output } : { ok: false, problem: problemWith(raw) };
}

/** Reads a saved table with its log. */
export function readSavedTable(raw: unknown): ReadTable {
  const read = readListedTable(raw);
  if (!read.ok) return read;
  const log = readLog(read.table);
  return log === null ? { ok: false, problem: 'damaged' } : { ...read, log };
}

function problemWith(raw: unknown): SaveProblem {
  const version = safeParse(formatSchema, raw);
  if (!version.success || version.output.format === TABLE_FORMAT) return 'damaged';
  return version.output.format < TABLE_FORMAT ? 'older' : 'newer';
}

function readLog({ obfuscatedLog, logKey }: SavedTable): TableLog | null {
  try {
    const log = safeParse(tableLogSchema, JSON.parse(deobfuscate(obfuscatedLog, logKey)));
    return log.success ? log.output : null;
  } catch {
    // The text is no base64, the key is no key, or the result is no JSON.
    return null;
  }
}
