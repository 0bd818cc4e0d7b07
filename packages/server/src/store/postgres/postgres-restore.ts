/** Restores into a database: one transaction, in which everything appears at once. */

import type pg from 'pg';
import {
  type PastDeletion,
  type RelationName,
  type RelationRow,
  type RestoreTarget,
  relationNames,
  type TableContents,
  type TargetOptions,
} from '../contents.js';
import { StoreProblem } from '../store-problem.js';
import { connectForBulk, explainError } from './postgres-connections.js';
import { migrate, NOW_SQL } from './postgres-schema.js';

/** How many rows go into a statement. */
const MAX_ROWS = 5000;

/** Relations with contents to restore. */
const restored = [...relationNames, 'tables', 'heads', 'log', 'wakes', 'table_guests', 'former_guests'];
const transient = ['nodes', 'owners', 'duties', 'codes'];

/** The types of the columns, in their order. */
const types = {
  tokens: ['text', 'text', 'int8'],
  subscriptions: ['text', 'text', 'text', 'text', 'text', 'text'],
  daily_scores: ['text', 'text', 'text', 'int4'],
  deletions: ['text', 'int8'],
  items: ['text', 'text', 'int8', 'text'],
  push_keys: ['int4', 'text', 'text'],
  cluster_secret: ['int4', 'text'],
  tables: ['int8', 'text', 'text', 'bool', 'text', 'text'],
  heads: ['int8', 'int4', 'int8', 'text'],
  wakes: ['int8', 'int8'],
  table_guests: ['text', 'int8', 'int8'],
  former_guests: ['text', 'int8'],
  log: ['int8', 'int4', 'int8', 'text'],
} as const satisfies Record<RelationName, readonly string[]> & Record<string, readonly string[]>;
type Part = keyof typeof types;

function insertInto(part: Part): string {
  const columns = types[part].map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  const numbered = part === 'tables' ? ' OVERRIDING SYSTEM VALUE' : '';
  return `INSERT INTO ${part}${numbered} SELECT * FROM unnest(${columns})`;
}

export async function openPostgresTarget(url: string, { replaces }: TargetOptions): Promise<RestoreTarget> {
  const client = await connectForBulk(url);
  try {
    await migrate(client);
    await client.query('BEGIN');
    // A server that starts now waits, gives up and says that the database is busy.
    await client.query(`LOCK TABLE ${[...transient, ...restored].join(', ')} IN ACCESS EXCLUSIVE MODE`);
    const exists = async (sql: string): Promise<boolean> => (await client.query(`${sql} LIMIT 1`)).rows.length > 0;
    if (await exists(`SELECT FROM nodes WHERE until > ${NOW_SQL}`))
      throw new StoreProblem('in-use', 'a server uses it; stop all servers, and wait five seconds if one was killed');
    const isOccupied = (await exists('SELECT FROM tables')) || (await exists('SELECT FROM tokens'));
    if (isOccupied && !replaces) throw new StoreProblem('occupied', 'something is in it');
    const { rows } = await client.query<PastDeletion>(`SELECT id AS guest, at FROM items WHERE kind = 'forgotten'`);
    await client.query(`TRUNCATE ${[...transient, ...restored].join(', ')}`);
    return new PostgresTarget(client, url, rows);
  } catch (error) {
    await client.end();
    throw explainError(error, url);
  }
}

class PostgresTarget implements RestoreTarget {
  /** The values of rows that are not written yet, column by column. */
  readonly #waiting = new Map<Part, unknown[][]>();
  #count = 0;

  constructor(
    private readonly client: pg.Client,
    private readonly url: string,
    readonly deleted: readonly PastDeletion[],
  ) {}

  async addRelationRow({ relation, values }: RelationRow): Promise<void> {
    this.#add(relation, ...values);
    await this.#writeIfMuch();
  }

  async addTable({ rows, ...table }: TableContents): Promise<void> {
    const { number, id, phase, listed, summary, seats, awaited, wake, guests, former } = table;
    const last = rows.at(-1);
    if (last === undefined) throw new Error(`the log of table ${id} is empty`);
    this.#add('tables', number, id, phase, listed, summary, seats);
    this.#add('heads', number, last.version, last.at, awaited);
    if (wake !== null) this.#add('wakes', number, wake);
    for (const guest of guests) this.#add('table_guests', guest, number, last.at);
    for (const guest of former) this.#add('former_guests', guest, number);
    for (const { version, at, body } of rows) this.#add('log', number, version, at, body);
    await this.#writeIfMuch();
  }

  async forget({ guest, at }: PastDeletion): Promise<void> {
    await this.#write();
    for (const relation of ['tokens', 'subscriptions', 'daily_scores'] as const)
      await this.#run(`DELETE FROM ${relation} WHERE guest = $1`, [guest]);
    await this.#run('INSERT INTO deletions VALUES ($1, $2) ON CONFLICT DO NOTHING', [guest, at]);
    await this.#run(`INSERT INTO items VALUES ('forgotten', $1, $2, '{}') ON CONFLICT DO NOTHING`, [guest, at]);
  }

  async finish(): Promise<null> {
    await this.#write();
    await this.#run(
      `SELECT setval(pg_get_serial_sequence('tables', 'number'), greatest(1, (SELECT max(number) FROM tables)))`,
    );
    await this.#run('COMMIT');
    await this.#run('ANALYZE');
    await this.client.end();
    return null;
  }

  async abandon(): Promise<void> {
    // The server rolls back.
    await this.client.end();
  }

  #add(part: Part, ...values: readonly unknown[]): void {
    const columns = this.#waiting.get(part) ?? values.map(() => []);
    this.#waiting.set(part, columns);
    for (const [index, value] of values.entries()) columns[index]?.push(value);
    this.#count++;
  }

  async #writeIfMuch(): Promise<void> {
    if (this.#count >= MAX_ROWS) await this.#write();
  }

  async #write(): Promise<void> {
    for (const [part, columns] of this.#waiting) await this.#run(insertInto(part), columns);
    this.#waiting.clear();
    this.#count = 0;
  }

  async #run(sql: string, values: readonly unknown[] = []): Promise<void> {
    try {
      await this.client.query(sql, [...values]);
    } catch (error) {
      throw explainError(error, this.url);
    }
  }
}
