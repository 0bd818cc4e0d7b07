/** Builds what the store appends: a row, the table's new summary, and when the table must be woken. */

import type { Append, NewSummary, TableNumber } from '../../store/store.js';
import type { CreatedTable } from '../decide/new-table.js';
import { formatRow, type RowKind } from '../log/row.js';
import type { AppliedRow } from '../state/applied-row.js';
import { awaitedOf, summaryOf, wakeAtOf } from '../state/room-of.js';
import type { TableState } from '../state/table-state.js';

/** Rows of these kinds change nothing in the summary, unless the phase of the table changes with them. */
const notInSummary: ReadonlySet<RowKind> = new Set([
  'played',
  'proposed',
  'agreed',
  'declined',
  'undone',
  'said',
  'taken-over',
  'voted',
  'shared',
  'muted',
  'changed-auto-start',
  'countdown-began',
  'countdown-ended',
]);

export class AppendBuilder {
  /** When the store will wake the table; undefined if unknown. */
  #wakeAt: number | null | undefined = undefined;
  /** The guests in the stored summary; undefined if unknown. */
  #guests: string | undefined = undefined;

  constructor(private readonly table: TableNumber) {}

  /** Another node may have written to the store. */
  reset(): void {
    this.#wakeAt = undefined;
    this.#guests = undefined;
  }

  /** `state` is the state after the row. */
  next(state: TableState, applied: AppliedRow, phaseChanged: boolean, created: CreatedTable | undefined): Append {
    const { version, at, row } = applied;
    const changesSummary = phaseChanged || !notInSummary.has(row.kind);
    const wakeAt = wakeAtOf(state);
    const changesWake = wakeAt !== this.#wakeAt;
    this.#wakeAt = wakeAt;
    return {
      table: this.table,
      row: { version, at, body: formatRow(row), awaited: awaitedOf(state) },
      summary: changesSummary ? this.#summaryOf(state) : undefined,
      wakeAt: changesWake ? wakeAt : undefined,
      created,
    };
  }

  #summaryOf(state: TableState): NewSummary {
    const { summary, seats, guests } = summaryOf(state);
    const known = this.#guests;
    this.#guests = guests.join(' ');
    return { summary, seats, guests: this.#guests === known ? undefined : guests };
  }
}
