/** Reads everything in a file at one moment, while a server may write: a read transaction keeps nobody waiting. */

import { existsSync, statSync } from 'node:fs';
import {
  type RelationRow,
  relationNames,
  relationQuery,
  type StoreContents,
  type TableContents,
  type TableReadFailure,
} from '../contents.js';
import type { TableNumber } from '../store.js';
import { StoreProblem } from '../store-problem.js';
import { type Database, openDatabase, type Statement } from './sqlite-driver.js';
import { structuralFaults, walSize } from './sqlite-inspection.js';
import { faultIn, isUnreadable, type StoredRow } from './sqlite-log.js';
import { isCurrent } from './sqlite-schema.js';

/** Memory-mapped, because the rows of a table lie far apart. */
const MAPPED_BYTES = 2 ** 33;
const MAX_FAULTS = 20;

/** Rejects if the file is not there, or of another version. */
export async function openSqliteContents(file: string): Promise<StoreContents> {
  if (!existsSync(file)) throw new StoreProblem('missing', 'there is no such file');
  if (!statSync(file).isFile()) throw new StoreProblem('foreign', 'it is no file');
  // Closing a file that is open for writing would merge the write-ahead log, which may belong to another file.
  const database = await openDatabase(file, { readOnly: walSize(file) > 0 });
  try {
    database.exec(`PRAGMA query_only = ON; PRAGMA mmap_size = ${MAPPED_BYTES}; BEGIN`);
    if (!isCurrent(database))
      throw new StoreProblem('foreign', 'an older version wrote it; start the server once, which brings it up to date');
    return new SqliteContents(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The newest row of each log. Those that are newer than the stored heads are found as the server does. */
const newestRows = `SELECT number, max(row) AS row FROM (
    SELECT number, row FROM heads WHERE number <> 0 AND mirror = -row
    UNION ALL
    SELECT number, max(row) FROM log
      WHERE row > coalesce((SELECT row FROM heads WHERE number = 0 AND mirror = -row), 0) GROUP BY number
  ) GROUP BY number ORDER BY row`;

/** All rows that there are, whether a log leads to them or not. */
const writtenRows =
  'SELECT number, max(row) AS row, count(*) AS rows, max(version) AS version FROM log GROUP BY number';

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    table: prepare('SELECT id, phase, listed, summary, seats FROM tables WHERE number = ?'),
    wake: prepare('SELECT at FROM wakes WHERE number = ?'),
    guests: prepare('SELECT guest FROM table_guests WHERE number = ? ORDER BY guest'),
    former: prepare('SELECT guest FROM former_guests WHERE number = ? ORDER BY guest'),
    rows: prepare(
      `WITH RECURSIVE chain AS (
         SELECT * FROM log WHERE row = ?
         UNION ALL
         SELECT log.* FROM chain JOIN log ON log.row = chain.before AND log.version = chain.version - 1
       ) SELECT number, version, at, body, awaited, before, sum FROM chain ORDER BY version`,
    ),
  };
}

interface TableRow {
  readonly id: string;
  readonly phase: string;
  readonly listed: number;
  readonly summary: string;
  readonly seats: string;
}

class SqliteContents implements StoreContents {
  readonly count: number;
  readonly #sql: ReturnType<typeof statementsOf>;

  constructor(private readonly database: Database) {
    this.count = (database.prepare('SELECT count(*) AS count FROM tables').get() as { count: number }).count;
    this.#sql = statementsOf(database);
  }

  async *relationRows(): AsyncGenerator<RelationRow> {
    for (const relation of relationNames)
      for (const row of this.database.prepare(relationQuery(relation)).iterate())
        yield { relation, values: Object.values(row as Record<string, string | number>) };
  }

  async *tables(): AsyncGenerator<TableContents | TableReadFailure> {
    const newest = this.#newest();
    for (const { number, row } of newest) yield this.#tryToRead(number, row);
    const withLog = new Set(newest.map(({ number }) => number));
    for (const row of this.database.prepare('SELECT number, id FROM tables ORDER BY number').iterate()) {
      const { number, id } = row as { number: TableNumber; id: string };
      if (!withLog.has(number)) yield { id, fault: 'its log is missing' };
    }
  }

  /** Damage of one table must not keep the others from being read. */
  #tryToRead(number: TableNumber, row: number): TableContents | TableReadFailure {
    try {
      return this.#tableOf(number, row);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return { id: this.#idOf(number), fault: 'it is unreadable' };
    }
  }

  #idOf(number: TableNumber): string {
    try {
      return (this.#sql.table.get(number) as TableRow | undefined)?.id ?? `number ${number}`;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return `number ${number}`;
    }
  }

  #tableOf(number: TableNumber, row: number): TableContents | TableReadFailure {
    const { table, wake, guests, former, rows } = this.#sql;
    const found = table.get(number) as TableRow | undefined;
    if (found === undefined) return { id: `number ${number}`, fault: 'only its log is there' };
    const log = rows.all(row) as StoredRow[];
    const fault = faultIn(number, 0, log);
    if (fault !== null) return { id: found.id, fault };
    return {
      number,
      ...found,
      listed: found.listed === 1,
      awaited: log.at(-1)?.awaited ?? '',
      wake: (wake.get(number) as { at: number } | undefined)?.at ?? null,
      guests: guestsIn(guests, number),
      former: guestsIn(former, number),
      rows: log.map(({ version, at, body }) => ({ version, at, body })),
    };
  }

  async *faults(): AsyncGenerator<string> {
    yield* structuralFaults(this.database, MAX_FAULTS);
    const newest = new Map(this.#newest().map(({ number, row }) => [number, row]));
    for (const each of this.database.prepare(writtenRows).iterate()) {
      const { number, row, rows, version } = each as {
        number: TableNumber;
        row: number;
        rows: number;
        version: number;
      };
      if (newest.get(number) === row && rows === version) continue;
      yield `table ${this.#idOf(number)}: its log does not lead to all of its rows`;
    }
  }

  async close(): Promise<void> {
    // The package for older versions of Node closes late, when the statements are collected.
    this.database.exec('COMMIT');
    this.database.close();
  }

  #newest(): readonly { readonly number: TableNumber; readonly row: number }[] {
    return this.database.prepare(newestRows).all() as { number: TableNumber; row: number }[];
  }
}

function guestsIn(statement: Statement, number: TableNumber): string[] {
  return (statement.all(number) as { guest: string }[]).map(({ guest }) => guest);
}
