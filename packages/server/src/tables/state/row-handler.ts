/** What a row of each kind does to the state of a table: one handler per kind, complete by type. */

import type { RowKind, RowOf } from '../log/row.js';
import type { AppliedRow } from './applied-row.js';
import type { TableState } from './table-state.js';

/** Changes `state`, and notes in `applied` what followers must be told. */
type RowHandler<Kind extends RowKind> = (state: TableState, row: RowOf<Kind>, applied: AppliedRow) => void;

export type RowHandlers = { readonly [Kind in RowKind]: RowHandler<Kind> };
