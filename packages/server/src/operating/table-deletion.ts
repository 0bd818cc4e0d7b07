/** Removes people from tables, and deletes tables that nobody is left at. */

import type { Deletion, GuestMention, OperatingStore } from '../store/operating-store.js';
import type { TableStore } from '../store/store.js';
import { redactLog } from '../tables/log/redact.js';
import type { Tables } from '../tables/tables.js';
import { forgetReporter } from './reports.js';

interface DeletionDeps {
  readonly store: OperatingStore & Pick<TableStore, 'find'>;
  readonly tables: Pick<Tables, 'forget' | 'end'>;
  clock(): number;
  /** A table failed. It is retried. */
  failed(table: string, error: unknown): void;
}

/** How many people and tables are handled per round. */
const BATCH = 20;
/**
 * Until this long after the request, a node that missed it may still accept the guest's token and add them to a table.
 * In milliseconds; twice the time that `Identities` caches a token.
 */
const TOKEN_GRACE = 60_000;

/** Continues all pending deletions. What fails is retried in the next round. */
export async function runDeletions(deps: DeletionDeps): Promise<void> {
  for (const deletion of await deps.store.deletions(BATCH)) await runDeletion(deps, deletion);
}

async function runDeletion(deps: DeletionDeps, { guest, at }: Deletion): Promise<void> {
  const traces = await deps.store.tracesOf(guest, BATCH);
  for (const trace of traces) {
    try {
      await removeGuest(deps, guest, trace);
    } catch (error) {
      // A table that can't be read must not keep others from being forgotten elsewhere.
      deps.failed(trace.table, error);
    }
  }
  if (traces.length > 0 || deps.clock() - at < TOKEN_GRACE) return;
  await forgetReporter(deps.store, guest);
  await deps.store.endDeletion(guest);
}

/** Removes a guest from a table: from its state by a new row, then from the earlier rows. */
async function removeGuest(deps: DeletionDeps, guest: string, { number, table }: GuestMention): Promise<void> {
  const { store, tables } = deps;
  if (!(await tables.forget(table, guest))) return;
  const found = await store.find(table);
  if (found === null) return;
  const { rows, guests } = redactLog(table, found.rows);
  if (guests.has(guest)) return;
  await store.endTrace(guest, number, rows);
  // No guest is left who could open the table.
  if (guests.size > 0) return;
  await tables.end(table);
  await store.deleteTables([number]);
}
