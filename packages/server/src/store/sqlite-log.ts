/**
 * The logs of all tables in one SQL table, in the order of writing: rows of many tables lie side by side, so a commit
 * writes few pages. Each row points to the one before it of the same table. The last row of a table is its head.
 */

import type { TableSummary } from '@riverstone/protocol';
import type { Database, Statement } from './sqlite-driver.js';
import { rebuildHeads } from './sqlite-schema.js';
import type { LogRow, NewLogRow, TableNumber } from './store.js';

/** The last row of a table. */
interface Head {
  readonly row: number;
  readonly version: number;
}

const NO_HEAD: Head = { row: 0, version: 0 };
/** The entry of `heads` with this number says up to which row they are complete. Tables are numbered from 1. */
const ALL_TABLES = 0;
/** Heads are stored after this many rows. Until then, and after a crash, they are derived from the rows. */
const ROWS_BETWEEN_HEADS = 4096;
/** Rows per INSERT, because a call costs more than a row. */
const CHUNK = 16;
const COLUMNS = 7;

const rowOf = `(${Array(COLUMNS).fill('?').join(', ')})`;

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    addRow: prepare(`INSERT INTO log VALUES ${rowOf}`),
    addRows: prepare(`INSERT INTO log VALUES ${Array(CHUNK).fill(rowOf).join(', ')}`),
    setHead: prepare('INSERT OR REPLACE INTO heads VALUES (?, ?)'),
    headsUpTo: prepare(`SELECT row FROM heads WHERE number = ${ALL_TABLES}`),
    lastRow: prepare('SELECT coalesce(max(row), 0) AS row FROM log'),
    // The first row after the stored heads that does not continue the head of its table.
    misfit: prepare(
      `SELECT row FROM log WHERE row > ?1 AND before <= ?1
         AND before <> coalesce((SELECT heads.row FROM heads WHERE heads.number = log.number), 0) LIMIT 1`,
    ),
    head: prepare(
      'SELECT log.row, version FROM heads JOIN log ON log.row = heads.row AND log.number = heads.number WHERE heads.number = ?',
    ),
    newer: prepare('SELECT row, number, version FROM log WHERE row > ? ORDER BY row'),
    dataVersion: prepare('PRAGMA data_version'),
    last: prepare('SELECT at, awaited FROM log WHERE row = ?'),
    chain: prepare(
      `WITH RECURSIVE chain AS (
         SELECT version, at, body, before FROM log WHERE row = ?1 AND version > ?2
         UNION ALL
         SELECT log.version, log.at, log.body, log.before FROM chain JOIN log ON log.row = chain.before WHERE log.version > ?2
       ) SELECT version, at, body FROM chain ORDER BY version`,
    ),
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

  constructor(database: Database) {
    this.#sql = statementsOf(database);
    if (!this.#areHeadsRight()) database.exec(`BEGIN IMMEDIATE; ${rebuildHeads} COMMIT`);
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
    this.#added.push(row, table, version, at, body, awaited.join(','), before.row);
    this.#addedHeads.set(table, { row, version });
    return true;
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
  }

  /** The transaction is durable. */
  committed(): void {
    const hasHeads = this.#areHeadsDue;
    this.#lastRow += this.#added.length / COLUMNS;
    this.#added = [];
    if (hasHeads) {
      this.#newHeads.clear();
      this.#headsUpTo = this.#lastRow;
    } else for (const [table, head] of this.#addedHeads) this.#newHeads.set(table, head);
  }

  rowsAfter(table: TableNumber, version: number): LogRow[] {
    const rows = this.#sql.chain.all(this.lastRowOf(table), version) as LogRow[];
    const isWhole = rows.every((row, index) => row.version === version + 1 + index);
    if (!isWhole || (version === 0 && rows.length === 0)) throw new Error(`the log of table ${table} is damaged`);
    return rows;
  }

  /** The number of a table's last row: the higher, the later it was written; 0 if there is none. */
  lastRowOf(table: TableNumber): number {
    this.#catchUp();
    return this.#headOf(table).row;
  }

  /** What lists of tables show of the last row. */
  lastOf(table: TableNumber): Pick<TableSummary, 'awaited'> & { readonly at: number } {
    const { at, awaited } = this.#sql.last.get(this.lastRowOf(table)) as { at: number; awaited: string };
    return { at, awaited: awaited === '' ? [] : awaited.split(',').map(Number) };
  }

  get #areHeadsDue(): boolean {
    return this.#lastRow + this.#added.length / COLUMNS - this.#headsUpTo >= ROWS_BETWEEN_HEADS;
  }

  #writeHeads(): void {
    const { setHead } = this.#sql;
    for (const [table, { row }] of this.#newHeads) if (!this.#addedHeads.has(table)) setHead.run(table, row);
    for (const [table, { row }] of this.#addedHeads) setHead.run(table, row);
    setHead.run(ALL_TABLES, this.#lastRow + this.#added.length / COLUMNS);
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
