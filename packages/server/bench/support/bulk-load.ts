/** Fills a store with very many tables at once, by SQL of its own: the server's way would take hours. */

import { openDatabase } from '../../src/store/sqlite/sqlite-driver.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { LogRow, StoredSummary } from '../../src/store/store.js';
import type { PostgresServer } from '../../support/postgres.js';

/** What every table of a filled store has. */
export interface KeptTable {
  readonly rows: readonly LogRow[];
  readonly summary: Pick<StoredSummary, 'summary'>['summary'];
}

/** Each table has two guests of its own, and the first ones have this one besides. */
export interface ManyTables {
  readonly guest: string;
  readonly tables: number;
}

const seatsOf = (number: string): string => `'["bench-' || ${number} || '-0","bench-' || ${number} || '-1"]'`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The rows of one table, as a list of SQL. */
const valuesOf = ({ rows }: KeptTable): string =>
  rows.map(({ version, at, body }) => `(${version}, ${at}, ${quoted(body)})`).join(', ');

/** An empty store with so many tables in it. */
export async function fillFile(file: string, tables: number, kept: KeptTable, many: ManyTables): Promise<void> {
  await (await openSqliteStore(file)).close();
  const database = await openDatabase(file);
  const { length } = kept.rows;
  try {
    // A file that is not complete is thrown away, so nothing needs to be safe.
    database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN;
      CREATE TEMP TABLE numbers AS WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < ${tables})
        SELECT number FROM n;
      CREATE TEMP TABLE kept(version INTEGER PRIMARY KEY, at INTEGER, body TEXT);
      INSERT INTO kept VALUES ${valuesOf(kept)};
      INSERT INTO tables SELECT number, printf('b%013d', number), ${quoted(kept.summary.phase)}, 0, ${quoted(JSON.stringify(kept.summary))}, ${seatsOf('number')} FROM numbers;
      INSERT INTO log SELECT (number - 1) * ${length} + version, number, version, at, body, '',
        CASE version WHEN 1 THEN 0 ELSE (number - 1) * ${length} + version - 1 END, NULL
        FROM numbers CROSS JOIN kept ORDER BY number, version;
      INSERT OR REPLACE INTO heads SELECT number, number * ${length}, -number * ${length} FROM numbers;
      INSERT OR REPLACE INTO heads VALUES (0, ${tables * length}, ${-tables * length});
      INSERT INTO table_guests SELECT 'bench-' || number || '-0', number FROM numbers;
      INSERT INTO table_guests SELECT 'bench-' || number || '-1', number FROM numbers;
      INSERT INTO table_guests SELECT ${quoted(many.guest)}, number FROM numbers LIMIT ${many.tables};
      COMMIT; PRAGMA journal_mode = WAL;`);
  } finally {
    database.close();
  }
}

/** The same in a database that a node has made its tables in. */
export async function fillDatabase(
  postgres: PostgresServer,
  database: string,
  { tables, kept, many }: { readonly tables: number; readonly kept: KeptTable; readonly many: ManyTables },
): Promise<void> {
  const numbers = `generate_series(1, ${tables}) AS number`;
  const last = kept.rows.at(-1) as LogRow;
  const seats = seatsOf('number');
  for (const sql of [
    `INSERT INTO tables OVERRIDING SYSTEM VALUE
       SELECT number, 'b' || lpad(number::text, 13, '0'), ${quoted(kept.summary.phase)}, false, ${quoted(JSON.stringify(kept.summary))}, ${seats} FROM ${numbers}`,
    `SELECT setval(pg_get_serial_sequence('tables', 'number'), ${tables})`,
    `INSERT INTO heads SELECT number, ${last.version}, ${last.at}, '' FROM ${numbers}`,
    `INSERT INTO log SELECT number, version, at, body FROM ${numbers}, (VALUES ${valuesOf(kept)}) AS kept(version, at, body)`,
    `INSERT INTO table_guests SELECT 'bench-' || number || '-' || seat, number, ${last.at} FROM ${numbers}, generate_series(0, 1) AS seat`,
    `INSERT INTO table_guests SELECT ${quoted(many.guest)}, number, ${last.at} FROM generate_series(1, ${Math.min(tables, many.tables)}) AS number`,
    'VACUUM ANALYZE',
  ])
    await postgres.run(sql, database);
}
