/** Reads saved tables for the list of games, without their logs. */

import { safeParse } from 'valibot';
import { type SavedTable, type SaveProblem, TABLE_FORMAT } from './saved-table';
import { formatSchema, savedTableSchema } from './saved-table-schema';

export interface UnreadableTable {
  readonly ok: false;
  readonly problem: SaveProblem;
}

/** Reads all but the log. */
export function readListedTable(raw: unknown): { readonly ok: true; readonly table: SavedTable } | UnreadableTable {
  const table = safeParse(savedTableSchema, raw);
  return table.success ? { ok: true, table: table.output } : { ok: false, problem: problemWith(raw) };
}

function problemWith(raw: unknown): SaveProblem {
  const version = safeParse(formatSchema, raw);
  if (!version.success || version.output.format === TABLE_FORMAT) return 'damaged';
  return version.output.format < TABLE_FORMAT ? 'older' : 'newer';
}
