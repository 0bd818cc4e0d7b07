/**
 * The logs of all tables in one SQL table, in the order of writing: rows of many tables lie side by side, so a commit
 * writes few pages. Each row points to the one before it of the same table. The last row of a table is its head.
 */

import type { RewrittenRow } from '../operating-store.js';
import type { GuestId, LogRow, NewLogRow, TableNumber } from '../store.js';
import { DamagedTable, storeReason } from '../store-problem.js';
import { type ChecksummedRow, rowChecksum } from './row-checksum.js';
import type { Database, Statement } from './sqlite-driver.js';
import { refuseDamage, refuseMissingRows } from './sqlite-inspection.js';
import { rebuildHeads } from './sqlite-schema.js';

/** The last row of a table. */
interface Head {
  readonly row: number;
  readonly version: number;
}

/** A table and the number of its last row: the higher, the later it was written; 0 if there is none. */
export interface LastRow {
  readonly number: TableNumber;
  readonly row: number;
}

const NO_HEAD: Head = { row: 0, version: 0 };
/** The entry of `heads` with this number says up to which row they are complete. Tables are numbered from 1. */
const ALL_TABLES = 0;
/** Heads are stored after this many rows. Until then, and after a crash, they are derived from the rows. */
const ROWS_BETWEEN_HEADS = 4096;
/** Rows per INSERT, because a call costs more than a row. */
const CHUNK = 16;
const COLUMNS = 8;

const rowOf = `(${Array(COLUMNS).fill('?').join(', ')})`;

/** A row as it is read. Rows of older versions have no checksum. */
export interface StoredRow extends ChecksummedRow {
  readonly number: TableNumber;
  readonly sum: number | null;
}

/** Whether an error means damage. A flipped byte can also make a number too large to read. */
export function isUnreadable(error: unknown): boolean {
  const isTooLarge = error instanceof Error && /too large to be represented/.test(error.message);
  return isTooLarge || storeReason(error) === 'damaged';
}

/** What is wrong with the rows of a table after a version; null if nothing is. */
export function faultIn(table: TableNumber, after: number, rows: readonly StoredRow[]): string | null {
  // They are read from the last one backwards.
  const first = rows[0]?.version ?? after + 1;
  if (first !== after + 1) return `version ${first - 1} is missing`;
  for (const [index, row] of rows.entries()) {
    const version = after + 1 + index;
    if (row.version !== version) return `version ${version} is missing`;
    if (row.number !== table || (row.sum !== null && row.sum !== rowChecksum(table, row)))
      return `version ${version} is not as it was written`;
  }
  return null;
}

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    addRow: prepare(`INSERT INTO log VALUES ${rowOf}`),
    addRows: prepare(`INSERT INTO log VALUES ${Array(CHUNK).fill(rowOf).join(', ')}`),
    setHead: prepare('INSERT OR REPLACE INTO heads VALUES (?1, ?2, -?2)'),
    headsUpTo: prepare(`SELECT row FROM heads WHERE number = ${ALL_TABLES} AND mirror = -row`),
    lastRow: prepare('SELECT coalesce(max(row), 0) AS row FROM log'),
    // The first row after the stored heads that does not continue the head of its table.
    misfit: prepare(
      `SELECT row FROM log WHERE row > ?1 AND before <= ?1
         AND before <> coalesce((SELECT heads.row FROM heads WHERE heads.number = log.number), 0) LIMIT 1`,
    ),
    head: prepare(
      `SELECT log.row, version FROM heads JOIN log ON log.row = heads.row AND log.number = heads.number
       WHERE heads.number = ? AND mirror = -heads.row`,
    ),
    newer: prepare('SELECT row, number, version FROM log WHERE row > ? ORDER BY row'),
    dataVersion: prepare('PRAGMA data_version'),
    last: prepare('SELECT at FROM log WHERE row = ?'),
    // The tables made last are a lower bound for those written to last: so few rows are sorted, not thousands.
    newestOf: prepare(
      `WITH mine AS (SELECT number, heads.row FROM table_guests JOIN heads USING (number) WHERE guest = ?1)
       SELECT number, row FROM mine
       WHERE row >= (SELECT min(row) FROM (SELECT row FROM mine ORDER BY number DESC LIMIT ?2))
       ORDER BY row DESC LIMIT ?2`,
    ),
    // As one text, because thousands of rows would cost more.
    tablesOf: prepare('SELECT json_group_array(number) AS numbers FROM table_guests WHERE guest = ?'),
    chain: prepare(
      `WITH RECURSIVE chain AS (
         SELECT * FROM log WHERE row = ?1 AND version > ?2
         UNION ALL
         SELECT log.* FROM chain JOIN log ON log.row = chain.before AND log.version = chain.version - 1
         WHERE log.version > ?2
       ) SELECT number, version, at, body, awaited, before, sum FROM chain ORDER BY version`,
    ),
    idOf: prepare('SELECT id FROM tables WHERE number = ?'),
    rowsOf: prepare(
      `WITH RECURSIVE chain AS (
         SELECT row, version, before FROM log WHERE row = ?1
         UNION ALL
         SELECT log.row, log.version, log.before FROM chain
         JOIN log ON log.row = chain.before AND log.version = chain.version - 1
       ) SELECT row, version FROM chain`,
    ),
    removeRow: prepare('DELETE FROM log WHERE row = ?'),
    removeHead: prepare('DELETE FROM heads WHERE number = ?'),
    whole: prepare('SELECT version, at, body, awaited, before FROM log WHERE row = ?'),
    rewriteRow: prepare('UPDATE log SET body = ?, sum = ? WHERE row = ?'),
  };
}

export class SqliteLog {
  readonly #sql: ReturnType<typeof statementsOf>;
  /** The heads that are newer than the stored ones. */
  readonly #newHeads = new Map<TableNumber, Head>();
  #headsUpTo: number;
  #lastRow: number;
  /** Changes whenever another process writes to the file. */
  #dataVersion: unknown;
  /** The values of the rows of the running transaction, and the heads after them. */
  #added: (number | string)[] = [];
  readonly #addedHeads = new Map<TableNumber, Head>();
  /** The tables whose logs the running transaction removes. */
  readonly #removed = new Set<TableNumber>();

  constructor(database: Database) {
    this.#sql = statementsOf(database);
    if (!this.#areHeadsRight()) {
      // A crash does not cause this. Heads can be rebuilt from the rows if no row is missing.
      refuseDamage(database);
      refuseMissingRows(database);
      database.exec(`BEGIN IMMEDIATE; ${rebuildHeads} COMMIT`);
    }
    this.#headsUpTo = (this.#sql.headsUpTo.get() as { row: number }).row;
    this.#lastRow = this.#headsUpTo;
    this.#catchUp();
  }

  /** A quick check that the stored heads fit the rows. If not, they are rebuilt from the rows. */
  #areHeadsRight(): boolean {
    const upTo = (this.#sql.headsUpTo.get() as { row: number } | undefined)?.row;
    const { row: last } = this.#sql.lastRow.get() as { row: number };
    return upTo !== undefined && upTo <= last && this.#sql.misfit.get(upTo) === undefined;
  }

  /** A transaction has begun. No other process can write until it ends. */
  begin(): void {
    this.#added = [];
    this.#addedHeads.clear();
    this.#removed.clear();
    this.#catchUp();
  }

  /**
   * Adds a row to the transaction; returns false if its version is not the next one. Only this check keeps versions
   * unique. The heads are current, because no other process can write after `begin`.
   */
  add(table: TableNumber, { version, at, body, awaited }: NewLogRow): boolean {
    const before = this.#addedHeads.get(table) ?? this.#headOf(table);
    if (version !== before.version + 1) return false;
    const row = this.#lastRow + this.#added.length / COLUMNS + 1;
    const written = { version, at, body, awaited: awaited.join(','), before: before.row };
    this.#added.push(row, table, version, at, body, written.awaited, before.row, rowChecksum(table, written));
    this.#addedHeads.set(table, { row, version });
    return true;
  }

  /** Removes a table's log within the transaction. */
  remove(table: TableNumber): void {
    const { rowsOf, removeRow, removeHead } = this.#sql;
    for (const { row } of rowsOf.all(this.#headOf(table).row) as { row: number }[]) removeRow.run(row);
    removeHead.run(table);
    this.#removed.add(table);
  }

  /** Replaces the bodies of a table's rows within the transaction. */
  rewrite(table: TableNumber, rows: readonly RewrittenRow[]): void {
    const { rowsOf, whole, rewriteRow } = this.#sql;
    const bodies = new Map(rows.map(({ version, body }) => [version, body]));
    for (const { row, version } of rowsOf.all(this.#headOf(table).row) as Head[]) {
      const body = bodies.get(version);
      if (body === undefined) continue;
      const rewritten = { ...(whole.get(row) as ChecksummedRow), body };
      rewriteRow.run(body, rowChecksum(table, rewritten), row);
    }
  }

  /** Writes the added rows, before the transaction ends. */
  write(): void {
    const added = this.#added;
    const { addRows, addRow } = this.#sql;
    let start = 0;
    for (; start + CHUNK * COLUMNS <= added.length; start += CHUNK * COLUMNS)
      addRows.run(...added.slice(start, start + CHUNK * COLUMNS));
    for (; start < added.length; start += COLUMNS) addRow.run(...added.slice(start, start + COLUMNS));
    if (this.#areHeadsDue) this.#writeHeads();
    else if (this.#removed.size > 0) this.#lowerHeads();
  }

  /** The transaction is durable. */
  committed(): void {
    const hasHeads = this.#areHeadsDue;
    this.#lastRow += this.#added.length / COLUMNS;
    this.#added = [];
    for (const table of this.#removed) this.#newHeads.delete(table);
    if (hasHeads) {
      this.#newHeads.clear();
      this.#headsUpTo = this.#lastRow;
    } else for (const [table, head] of this.#addedHeads) this.#newHeads.set(table, head);
  }

  rowsAfter(table: TableNumber, version: number): LogRow[] {
    const rows = this.#read(table, version);
    const fault = rows.length === 0 && version === 0 ? 'it has no rows' : faultIn(table, version, rows);
    if (fault !== null) throw new DamagedTable(this.#idOf(table), fault);
    return rows.map((row) => ({ version: row.version, at: row.at, body: row.body }));
  }

  #read(table: TableNumber, version: number): StoredRow[] {
    try {
      return this.#sql.chain.all(this.lastRowOf(table), version) as StoredRow[];
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      throw new DamagedTable(this.#idOf(table), 'its rows are unreadable');
    }
  }

  #idOf(table: TableNumber): string {
    return (this.#sql.idOf.get(table) as { id: string } | undefined)?.id ?? `number ${table}`;
  }

  /** The number of a table's last row: the higher, the later it was written; 0 if there is none. */
  lastRowOf(table: TableNumber): number {
    this.#catchUp();
    return this.#headOf(table).row;
  }

  /** The tables of a guest that were written to last, the newest first, each with its last row. */
  newestOf(guest: GuestId, limit: number): LastRow[] {
    this.#catchUp();
    const stored = this.#sql.newestOf.all(guest, limit) as LastRow[];
    const rows = new Map(stored.map(({ number, row }) => [number, row]));
    // Where all heads are written down there are none.
    if (this.#newHeads.size > 0)
      for (const number of this.#tablesOf(guest)) {
        const head = this.#newHeads.get(number);
        if (head !== undefined) rows.set(number, head.row);
      }
    const newest = [...rows].sort(([, one], [, other]) => other - one).slice(0, limit);
    return newest.map(([number, row]) => ({ number, row }));
  }

  #tablesOf(guest: GuestId): readonly TableNumber[] {
    const { numbers } = this.#sql.tablesOf.get(guest) as { numbers: string };
    return JSON.parse(numbers) as TableNumber[];
  }

  /** When a table was written to last. */
  writtenAt(table: TableNumber): number {
    return (this.#sql.last.get(this.lastRowOf(table)) as { at: number }).at;
  }

  get #areHeadsDue(): boolean {
    return this.#lastRow + this.#added.length / COLUMNS - this.#headsUpTo >= ROWS_BETWEEN_HEADS;
  }

  #writeHeads(): void {
    const { setHead } = this.#sql;
    for (const [table, { row }] of this.#newHeads)
      if (!this.#addedHeads.has(table) && !this.#removed.has(table)) setHead.run(table, row);
    for (const [table, { row }] of this.#addedHeads) setHead.run(table, row);
    setHead.run(ALL_TABLES, this.#lastRow + this.#added.length / COLUMNS);
  }

  /** The mark must not lie beyond the last row, or the next start would rebuild all heads. */
  #lowerHeads(): void {
    const { row } = this.#sql.lastRow.get() as { row: number };
    if (row < this.#headsUpTo) this.#sql.setHead.run(ALL_TABLES, row);
  }

  #headOf(table: TableNumber): Head {
    return this.#newHeads.get(table) ?? (this.#sql.head.get(table) as Head | undefined) ?? NO_HEAD;
  }

  /** Reads the rows that another process has written. */
  #catchUp(): void {
    const { data_version: dataVersion } = this.#sql.dataVersion.get() as { data_version: number };
    if (dataVersion === this.#dataVersion) return;
    for (const { row, number, version } of this.#sql.newer.all(this.#lastRow) as (Head & { number: TableNumber })[]) {
      this.#newHeads.set(number, { row, version });
      this.#lastRow = row;
    }
    this.#dataVersion = dataVersion;
  }
}
