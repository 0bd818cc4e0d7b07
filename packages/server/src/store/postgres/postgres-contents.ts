/** Reads everything in a database at one moment, in one transaction, while servers write to it. */

import type pg from 'pg';
import {
  type RelationRow,
  relationNames,
  relationQuery,
  type StoreContents,
  type TableContents,
  type TableReadFailure,
} from '../contents.js';
import type { LogRow, TableNumber } from '../store.js';
import { connectForBulk, explainError } from './postgres-connections.js';
import { requireCurrent } from './postgres-schema.js';

/** How many tables, or rows of a relation, are read at a time. */
const TABLES = 200;
const ROWS = 2000;

/** Rejects with a `StoreProblem` if the database can't be read, or is of another version. */
export async function openPostgresContents(url: string): Promise<StoreContents> {
  const client = await connectForBulk(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await requireCurrent(client);
    const { rows } = await client.query<{ count: number }>('SELECT count(*) AS count FROM tables');
    return new PostgresContents(client, url, rows[0]?.count ?? 0);
  } catch (error) {
    await client.end();
    throw explainError(error, url);
  }
}

/** A table without its log. The version of its head is null if it has none. */
interface HeadedTable extends Omit<TableContents, 'rows'> {
  readonly version: number | null;
}

const headedTables = `SELECT number, id, phase, listed, summary, seats, heads.version,
    coalesce(heads.awaited, '') AS awaited, wakes.at AS wake,
    ARRAY(SELECT guest FROM table_guests AS g WHERE g.number = tables.number ORDER BY guest) AS guests,
    ARRAY(SELECT guest FROM former_guests AS g WHERE g.number = tables.number ORDER BY guest) AS former
  FROM tables LEFT JOIN heads USING (number) LEFT JOIN wakes USING (number)
  ORDER BY heads.at NULLS LAST, number`;

class PostgresContents implements StoreContents {
  constructor(
    private readonly client: pg.Client,
    private readonly url: string,
    readonly count: number,
  ) {}

  async *relationRows(): AsyncGenerator<RelationRow> {
    for (const relation of relationNames)
      for await (const row of this.#read<Record<string, string | number>>(relationQuery(relation), ROWS))
        yield { relation, values: Object.values(row) };
  }

  async *tables(): AsyncGenerator<TableContents | TableReadFailure> {
    let part: HeadedTable[] = [];
    for await (const table of this.#read<HeadedTable>(headedTables, TABLES)) {
      part.push(table);
      if (part.length < TABLES) continue;
      yield* await this.#withLogs(part);
      part = [];
    }
    yield* await this.#withLogs(part);
    yield* await this.#orphans();
  }

  async #withLogs(tables: readonly HeadedTable[]): Promise<(TableContents | TableReadFailure)[]> {
    const logs = new Map<TableNumber, LogRow[]>(tables.map(({ number }) => [number, []]));
    const found = await this.#query<LogRow & { readonly number: TableNumber }>(
      'SELECT number, version, at, body FROM log WHERE number = ANY($1) ORDER BY number, version',
      [[...logs.keys()]],
    );
    for (const { number, version, at, body } of found) logs.get(number)?.push({ version, at, body });
    return tables.map(({ version, ...table }) => {
      const rows = logs.get(table.number) ?? [];
      if (version === null) return { id: table.id, fault: 'its head is missing' };
      const hole = rows.findIndex((row, index) => row.version !== index + 1);
      const missing = hole >= 0 ? hole + 1 : rows.length === version ? null : Math.min(rows.length, version) + 1;
      return missing === null ? { ...table, rows } : { id: table.id, fault: `version ${missing} is missing` };
    });
  }

  async #orphans(): Promise<TableReadFailure[]> {
    const found = await this.#query<{ readonly number: TableNumber }>(
      'SELECT number FROM heads WHERE NOT EXISTS (SELECT FROM tables WHERE tables.number = heads.number) ORDER BY number',
    );
    return found.map(({ number }) => ({ id: `number ${number}`, fault: 'only its log is there' }));
  }

  /** PostgreSQL checks its pages by itself where checksums are on. What an index leads to must be what there is. */
  async *faults(): AsyncGenerator<string> {
    for (const table of ['tables', 'log', 'heads']) {
      const direct = await this.#countRows(table, ['indexscan', 'indexonlyscan', 'bitmapscan']);
      const indexed = await this.#countRows(table, ['seqscan']);
      if (direct !== indexed) yield `the index of "${table}" leads to ${indexed} of ${direct} rows`;
    }
  }

  async #countRows(table: string, without: readonly string[]): Promise<number> {
    for (const plan of without) await this.#query(`SET LOCAL enable_${plan} = off`);
    const [row] = await this.#query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
    for (const plan of without) await this.#query(`SET LOCAL enable_${plan} = on`);
    return row?.count ?? 0;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** The rows of a query, so many at a time. */
  async *#read<Row extends object>(sql: string, limit: number): AsyncGenerator<Row> {
    await this.#query(`DECLARE reader NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const rows = await this.#query<Row>(`FETCH ${limit} FROM reader`);
      yield* rows;
      if (rows.length < limit) break;
    }
    await this.#query('CLOSE reader');
  }

  async #query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    try {
      return (await this.client.query<Row>(sql, [...values])).rows;
    } catch (error) {
      throw explainError(error, this.url);
    }
  }
}
