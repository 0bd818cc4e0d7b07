/** Everything that the server stores about one guest, as JSON, table by table. Nobody else's words or secrets. */

import { setImmediate } from 'node:timers/promises';
import type { OperatingStore } from '../store/operating-store.js';
import type { GuestId, LogRow, TableStore } from '../store/store.js';
import { type MemberId, parseRow, RowError } from '../tables/log/row.js';
import { reportsBy } from './reports.js';

type ExportStore = Pick<OperatingStore, 'personalData' | 'tracesOf' | 'items'> & Pick<TableStore, 'find'>;

/** More tables than anybody has. */
const MAX_TABLES = 100_000;

/** The text of the export, in parts. */
export async function* exportOf(store: ExportStore, guest: GuestId, now: number): AsyncGenerator<string> {
  const { devices, subscriptions, dailyScores } = await store.personalData(guest);
  const head = { exportedAt: dateOf(now), devices: devices.map(({ since }) => ({ since: dateOf(since) })) };
  const reports = (await reportsBy(store, guest)).map(({ at, body: { table, reason, text } }) => {
    return { at: dateOf(at), table, reason, text };
  });
  yield `${JSON.stringify({ ...head, notifications: subscriptions, dailyScores, reports }).slice(0, -1)},"tables":[`;
  let separator = '\n';
  for (const { table } of await store.tracesOf(guest, MAX_TABLES)) {
    const found = await store.find(table);
    if (found === null) continue;
    yield `${separator}${JSON.stringify(readableTable(table, found.rows, guest))}`;
    separator = ',\n';
    // Lets other work run.
    await setImmediate();
  }
  yield '\n]}\n';
}

/** A guest's names, chat lines and rows at a table. */
interface ExportedTable {
  readonly table: string;
  game: string;
  readonly names: { readonly at: string; readonly name: string }[];
  readonly chat: { readonly at: string; readonly text: string | null; readonly phrase: string | null }[];
  /** How often the guest did what: the number of rows by kind. */
  readonly done: Record<string, number>;
}

/** A table that this version can't read must not abort the export. */
function readableTable(
  table: string,
  rows: readonly LogRow[],
  guest: GuestId,
): ExportedTable | { readonly table: string; readonly unreadable: true } {
  try {
    return tableOf(table, rows, guest);
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    return { table, unreadable: true };
  }
}

function tableOf(table: string, rows: readonly LogRow[], guest: GuestId): ExportedTable {
  const exported: ExportedTable = { table, game: '', names: [], chat: [], done: {} };
  let members = 0;
  let me: MemberId | null = null;
  for (const stored of rows) {
    const row = parseRow(table, stored);
    const at = dateOf(stored.at);
    if (row.kind === 'created') {
      exported.game = row.game;
      members = row.members.length;
      const index = row.members.findIndex((member) => member.guest === guest);
      const name = row.members[index]?.name;
      if (name !== undefined) exported.names.push({ at, name });
      me = index < 0 ? null : index + 1;
    }
    if (row.kind === 'joined') {
      members++;
      if (row.guest === guest) {
        me = members;
        exported.names.push({ at, name: row.name });
      }
    }
    if (me === null) continue;
    if (row.kind === 'renamed' && row.member === me) exported.names.push({ at, name: row.name });
    if (row.kind === 'said' && row.member === me) exported.chat.push({ at, text: row.text, phrase: row.phrase });
    if (row.by === me) exported.done[row.kind] = (exported.done[row.kind] ?? 0) + 1;
  }
  return exported;
}

function dateOf(time: number): string {
  return new Date(time).toISOString();
}
