/** Checks everything that a store or a backup holds. Changes nothing. */

import type { StoreContents, TableContents } from '../store/contents.js';
import type { TableFault } from './back-up.js';
import { isTable } from './backup-format.js';
import type { BackupReader } from './backup-reader.js';
import { tableFaults } from './check-table.js';

export interface CheckReport {
  readonly tables: number;
  readonly rows: number;
  /** How many tables are damaged. */
  readonly damaged: number;
  /** How many other things are wrong. */
  readonly faults: number;
}

/** Is called for each fault as soon as it is found. `share` is the progress, from 0 to 1. */
export interface CheckListener {
  tableFault(fault: TableFault): void;
  storeFault(fault: string): void;
  progress(share: number): void;
}

class Tally {
  #tables = 0;
  #rows = 0;
  #faults = 0;
  readonly #damaged = new Set<string>();

  constructor(private readonly listener: CheckListener) {}

  get report(): CheckReport {
    return { tables: this.#tables, rows: this.#rows, damaged: this.#damaged.size, faults: this.#faults };
  }

  get tables(): number {
    return this.#tables;
  }

  check(table: TableContents): void {
    this.#tables++;
    this.#rows += table.rows.length;
    for (const fault of tableFaults(table)) this.#damage({ table: table.id, fault });
  }

  unreadable(fault: TableFault): void {
    this.#tables++;
    this.#damage(fault);
  }

  storeFault(fault: string): void {
    this.#faults++;
    this.listener.storeFault(fault);
  }

  #damage(fault: TableFault): void {
    this.#damaged.add(fault.table);
    this.listener.tableFault(fault);
  }
}

export async function checkStore(contents: StoreContents, listener: CheckListener): Promise<CheckReport> {
  const tally = new Tally(listener);
  for await (const fault of contents.faults()) tally.storeFault(fault);
  for await (const _ of contents.relationRows());
  for await (const table of contents.tables()) {
    if ('fault' in table) tally.unreadable({ table: table.id, fault: table.fault });
    else tally.check(table);
    listener.progress(tally.tables / contents.count);
  }
  return tally.report;
}

/** Rejects with a `BackupRefused` if the file itself is damaged. */
export async function checkBackup(reader: BackupReader, listener: CheckListener): Promise<CheckReport> {
  const tally = new Tally(listener);
  await reader.header();
  for await (const record of reader.records()) {
    if (isTable(record)) tally.check(record);
    listener.progress(reader.progress);
  }
  for (const table of reader.end.skipped)
    tally.unreadable({ table, fault: 'it could not be read when the backup was made' });
  return tally.report;
}
