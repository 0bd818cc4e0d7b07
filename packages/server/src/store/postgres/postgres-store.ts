/** The store in a PostgreSQL database that several nodes may share. A commit is one statement. */

import type { TableSummary } from '@riverstone/protocol';
import type { ClientBase, Pool, PoolClient } from 'pg';
import type {
  Append,
  DueTable,
  FoundTable,
  GuestId,
  GuestTable,
  LogRow,
  NewLogRow,
  NewStoredTable,
  NodeId,
  NodeLease,
  Store,
  StoredSummary,
  TableNumber,
  TableOwner,
} from '../store.js';
import { DamagedTable, StoreProblem } from '../store-problem.js';
import { guestTable, type SummaryParts } from '../stored-summary.js';
import { brokenTables, commitStatement } from './postgres-commit.js';
import { explainError, isRetryable, onOneConnection, openPool, type PostgresTimeouts } from './postgres-connections.js';
import { PostgresGuests } from './postgres-guests.js';
import { notOwnedByOthersSql, PostgresNodes } from './postgres-nodes.js';
import { migrate } from './postgres-schema.js';

/** Tables are numbered from 1. */
const NO_TABLE = 0;
/** From this many tables on, their number is PostgreSQL's estimate: counting them would take too long. */
const MAX_COUNTED = 10_000;

const summaryColumns = `summary, seats, heads.at, heads.awaited, wakes.at AS wake`;
const besides = 'JOIN heads USING (number) LEFT JOIN wakes USING (number)';

const insertTable = `WITH made AS (
    INSERT INTO tables (id, phase, listed, summary, seats) VALUES ($1, $2, $3, $4, $5) RETURNING number
  ),
  headed AS (INSERT INTO heads SELECT number, $6::int4, $7::int8, $8 FROM made),
  written AS (
    INSERT INTO log SELECT number, version, at, body
    FROM made, unnest($9::int4[], $10::int8[], $11::text[]) AS r(version, at, body)
  ),
  seated AS (INSERT INTO table_guests SELECT guest, number, $7 FROM made, unnest($12::text[]) AS guest),
  removed AS (INSERT INTO former_guests SELECT guest, number FROM made, unnest($13::text[]) AS guest)
  SELECT number FROM made`;

/** Opens the database and migrates it. Rejects with a `StoreProblem` if it can't be used. */
export async function openPostgresStore(url: string, timeouts?: PostgresTimeouts): Promise<Store> {
  try {
    const prepare = async (client: ClientBase): Promise<void> => {
      await migrate(client);
      await checkWritable(client);
    };
    await onOneConnection(url, prepare, timeouts);
  } catch (error) {
    const explained = explainError(error, url);
    // A certificate, for example: whatever it is, the database is not ready for us.
    throw explained instanceof StoreProblem || !(explained instanceof Error)
      ? explained
      : new StoreProblem('failed', explained.message, { cause: explained });
  }
  return new PostgresStore(openPool(url, timeouts), url);
}

async function checkWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is: string }>(`SELECT current_setting('transaction_read_only') AS is`);
  if (rows[0]?.is === 'on') throw new StoreProblem('read-only', 'the database is read-only: it may be a replica');
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

class PostgresStore extends PostgresGuests implements Store {
  readonly #nodes: PostgresNodes;
  /** Whether the last commit failed. */
  #isFailing = false;

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
  ) {
    super();
    this.#nodes = new PostgresNodes((name, text, values) => this.run(name, text, values));
  }

  async create(rows: readonly NewLogRow[], summary: StoredSummary): Promise<TableNumber> {
    const { name, text, values } = creation({ rows, summary });
    const [made] = await this.run<{ number: TableNumber }>(name, text, values);
    return (made as { number: TableNumber }).number;
  }

  async append(rows: readonly Append[]): Promise<ReadonlySet<TableNumber>> {
    const broken = brokenTables(rows);
    const whole = broken.size === 0 ? rows : rows.filter(({ table }) => !broken.has(table));
    try {
      const conflicts = whole.length === 0 ? new Set<TableNumber>() : await this.#commit(whole);
      this.#isFailing = false;
      for (const table of broken) conflicts.add(table);
      return conflicts;
    } catch (error) {
      this.#isFailing = true;
      throw explainError(error, this.url);
    }
  }

  /** One statement, unless another table is created along with a row. */
  async #commit(rows: readonly Append[]): Promise<Set<TableNumber>> {
    const statement = commitStatement(rows);
    const numbers = ({ rows: found }: { readonly rows: readonly { number: TableNumber }[] }): Set<TableNumber> =>
      new Set(found.map(({ number }) => number));
    const creations = rows.filter(({ created }) => created !== undefined);
    if (creations.length === 0) return this.#withRetry(async () => numbers(await this.pool.query(statement)));
    return this.transaction(async (client) => {
      const conflicts = numbers(await client.query(statement));
      for (const { table, created } of creations)
        if (!conflicts.has(table)) await client.query(creation(created as NewStoredTable));
      return conflicts;
    });
  }

  async find(id: string): Promise<FoundTable | null> {
    const number = await this.numberOf(id);
    return number === null ? null : { number, rows: await this.rowsAfter(number, 0) };
  }

  async numberOf(id: string): Promise<TableNumber | null> {
    const [found] = await this.run<{ number: TableNumber }>('find', 'SELECT number FROM tables WHERE id = $1', [id]);
    return found?.number ?? null;
  }

  async rowsAfter(table: TableNumber, version: number): Promise<readonly LogRow[]> {
    // The head as it was when the rows were read: a row that has been added since is not missing.
    const rows = await this.run<LogRow & { readonly newest: number }>(
      'rows-after',
      `SELECT log.version, log.at, body, heads.version AS newest FROM heads
       LEFT JOIN log ON log.number = heads.number AND log.version > $2 WHERE heads.number = $1 ORDER BY log.version`,
      [table, version],
    );
    const newest = rows[0]?.newest ?? 0;
    if (newest > 0 && newest <= version) return [];
    const isWhole = rows.every((row, index) => row.version === version + 1 + index);
    if (!isWhole || rows.at(-1)?.version !== newest)
      throw new DamagedTable(await this.#idOf(table), 'rows are missing');
    return rows.map(({ version: each, at, body }) => ({ version: each, at, body }));
  }

  async #idOf(table: TableNumber): Promise<string> {
    const [found] = await this.run<{ id: string }>('id-of', 'SELECT id FROM tables WHERE number = $1', [table]);
    return found?.id ?? `number ${table}`;
  }

  async summary(id: string): Promise<TableSummary | null> {
    const text = `SELECT ${summaryColumns} FROM tables ${besides} WHERE id = $1`;
    const [found] = await this.run<SummaryParts>('summary', text, [id]);
    return found === undefined ? null : guestTable(found).summary;
  }

  async tablesOf(guest: GuestId, limit: number): Promise<readonly GuestTable[]> {
    const found = await this.run<SummaryParts>(
      'tables-of',
      `SELECT ${summaryColumns} FROM
         (SELECT number FROM table_guests WHERE guest = $1 ORDER BY touched DESC, number DESC LIMIT $2) AS newest
       JOIN tables USING (number) ${besides} ORDER BY heads.at DESC, number DESC`,
      [guest, limit],
    );
    return found.map(guestTable);
  }

  async lobby(limit: number): Promise<readonly TableSummary[]> {
    const found = await this.run<SummaryParts>(
      'lobby',
      `SELECT ${summaryColumns} FROM tables ${besides}
       WHERE listed AND phase = 'gathering' ORDER BY number DESC LIMIT $1`,
      [limit],
    );
    return found.map((row) => guestTable(row).summary);
  }

  async due(
    now: number,
    limit: number,
    node: NodeId | null,
    after = { at: -1, number: NO_TABLE },
  ): Promise<readonly DueTable[]> {
    return this.run<DueTable>(
      'due',
      `SELECT id AS "table", number, at FROM wakes JOIN tables USING (number)
       WHERE at <= $1 AND (at, number) > ($2, $3) AND ${notOwnedByOthersSql('$4')} ORDER BY at, number LIMIT $5`,
      [now, after.at, after.number, node, limit],
    );
  }

  startLease(node: NodeLease, ttl: number): Promise<void> {
    return this.#nodes.startLease(node, ttl);
  }

  renewLease(node: NodeId, ttl: number): Promise<boolean> {
    return this.#nodes.renewLease(node, ttl);
  }

  endLease(node: NodeId): Promise<void> {
    return this.#nodes.endLease(node);
  }

  acquire(table: TableNumber, node: NodeId): Promise<TableOwner> {
    return this.#nodes.acquire(table, node);
  }

  release(table: TableNumber, node: NodeId): Promise<void> {
    return this.#nodes.release(table, node);
  }

  ownedBy(node: NodeId): Promise<readonly TableNumber[]> {
    return this.#nodes.ownedBy(node);
  }

  liveNodes(): Promise<readonly NodeLease[]> {
    return this.#nodes.liveNodes();
  }

  now(): Promise<number> {
    return this.#nodes.now();
  }

  clusterSecret(proposed: string): Promise<string> {
    return this.#nodes.clusterSecret(proposed);
  }

  async ping(): Promise<void> {
    const [row] = await this.run<{ is: string }>('ping', `SELECT current_setting('transaction_read_only') AS is`);
    if (row?.is === 'on') throw new StoreProblem('read-only', 'the database is read-only: it may be a replica');
    if (!this.#isFailing) return;
    await this.run('try-to-write', 'UPDATE schema_version SET written = written + 1');
    this.#isFailing = false;
  }

  async size(): Promise<{ readonly bytes: number; readonly tables: number }> {
    const [row] = await this.run<{ bytes: number; estimate: number; few: number }>(
      'size',
      `SELECT pg_database_size(current_database()) AS bytes,
         (SELECT reltuples FROM pg_class WHERE oid = 'tables'::regclass)::int8 AS estimate,
         (SELECT count(*) FROM (SELECT FROM tables LIMIT ${MAX_COUNTED}) AS counted) AS few`,
    );
    const { bytes = 0, estimate = 0, few = 0 } = row ?? {};
    return { bytes, tables: Math.max(few, few < MAX_COUNTED ? 0 : estimate) };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  protected override async run<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    try {
      const statement: Statement = { name, text, values: [...values] };
      return await this.#withRetry(async () => (await this.pool.query<Row>(statement)).rows);
    } catch (error) {
      throw explainError(error, this.url);
    }
  }

  protected override async transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#withRetry(async () => {
      const client = await this.pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        // A connection on which something failed is closed, and the server rolls back.
        client.release(failure);
      }
    });
  }

  /** Runs it once more if PostgreSQL rolled it back because of another transaction. */
  async #withRetry<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      return work();
    }
  }
}

/** The statement that makes a table with its first rows. */
function creation({ rows, summary: { summary, seats, guests, removed = [] } }: NewStoredTable): Statement {
  const last = rows.at(-1) as NewLogRow;
  const values = [
    summary.table,
    summary.phase,
    summary.listed,
    JSON.stringify(summary),
    JSON.stringify(seats),
    last.version,
    last.at,
    last.awaited.join(','),
    rows.map(({ version }) => version),
    rows.map(({ at }) => at),
    rows.map(({ body }) => body),
    guests,
    removed,
  ];
  return { name: 'create', text: insertTable, values };
}
