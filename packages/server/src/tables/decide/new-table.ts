/** A new table before it is stored: its first row and its summary. */

import type { NewStoredTable } from '../../store/store.js';
import { formatRow, type Row, type RowOf } from '../log/row.js';
import { foldRows } from '../state/apply-row.js';
import { summaryOf } from '../state/room-of.js';
import { newSecret, newTableId } from './table-ids.js';

/** Everything that a table is created with, except its id and secret. */
export type NewTablePlan = Omit<RowOf<'created'>, 'kind' | 'table' | 'secret' | 'by' | 'id'>;

export interface CreatedTable extends NewStoredTable {
  readonly id: string;
}

/** Gives the table a random id and secret. */
export function createTable(plan: NewTablePlan, at: number): CreatedTable {
  const id = newTableId();
  const first: Row = { kind: 'created', table: id, secret: newSecret(), by: null, id: null, ...plan };
  const row = { version: 1, at, body: formatRow(first), awaited: [] };
  const removed = plan.members.flatMap((member) => (member.removed === true ? [member.guest] : []));
  return { id, rows: [row], summary: { ...summaryOf(foldRows(id, [row])), removed } };
}
