/**
 * Fences the log of a table whose owner died: adds a row, so that the next version is taken. Whatever the old owner
 * still tries to append conflicts with it.
 */

import type { LogRow, TableNumber, TableStore } from '../../store/store.js';
import { createRow, formatRow, RowError } from '../log/row.js';

/**
 * Returns the rows of the log, the fence included; null if somebody else was faster: the old owner with its last row,
 * or another node that has taken over meanwhile. Then it must be asked again who owns the table.
 */
export async function fenceLog(store: TableStore, id: string, table: TableNumber): Promise<readonly LogRow[] | null> {
  const rows = await store.rowsAfter(table, 0);
  const summary = await store.summary(id);
  const last = rows.at(-1);
  if (last === undefined || summary === null) throw new RowError(id, 0, 'the log is empty');
  const body = formatRow(createRow({ kind: 'taken-over' }, null, null));
  // Lists of tables must not show it as touched.
  const row = { version: last.version + 1, at: last.at, body };
  const conflicts = await store.append([{ table, row: { ...row, awaited: summary.awaited } }]);
  return conflicts.size === 0 ? [...rows, row] : null;
}
