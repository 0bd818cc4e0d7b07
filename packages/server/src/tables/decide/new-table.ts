/** A table before it is kept: its first row, and how it looks from afar. */

import type { MadeTable } from '../../store/store.js';
import { type RowBody, writeBody } from '../log/row-body.js';
import { summaryOf } from '../state/room-of.js';
import { foldRows } from '../state/table-state.js';
import { newSecret, newTableId } from './table-ids.js';

/** What a table is made of, before it has an id and a secret. */
export type NewTablePlan = Omit<RowBody & { readonly do: 'made' }, 'do' | 'table' | 'secret' | 'by' | 'id'>;

export interface CreatedTable extends MadeTable {
  readonly id: string;
}

/** With an id and a secret of its own. */
export function createTable(plan: NewTablePlan, at: number): CreatedTable {
  const id = newTableId();
  const body: RowBody = { do: 'made', table: id, secret: newSecret(), by: null, id: null, ...plan };
  const row = { version: 1, at, body: writeBody(body), awaited: [] };
  return { id, rows: [row], summary: summaryOf(foldRows([row])) };
}
