/** What the SQLite store keeps for operators, and how it deletes. */

import type {
  AgedTable,
  Deletion,
  GuestMention,
  OperatingStore,
  PersonalData,
  RewrittenRow,
  StoredItem,
} from '../operating-store.js';
import type { GuestId, TableNumber } from '../store.js';
import type { Database, Statement } from './sqlite-driver.js';
import type { SqliteLog } from './sqlite-log.js';

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    takeDuty: prepare(
      `INSERT INTO duties VALUES (?1, ?2, ?4) ON CONFLICT (duty)
       DO UPDATE SET node = ?2, until = ?4 WHERE node = ?2 OR until <= ?3`,
    ),
    putItem: prepare('INSERT OR REPLACE INTO items VALUES (?, ?, ?, ?)'),
    items: prepare('SELECT kind, id, at, body FROM items WHERE kind = ? ORDER BY at DESC, id LIMIT ?'),
    removeItem: prepare('DELETE FROM items WHERE kind = ? AND id = ?'),
    removeOldItems: prepare('DELETE FROM items WHERE kind = ? AND at < ?'),
    aged: prepare('SELECT number, id AS "table", phase FROM tables WHERE number > ? ORDER BY number LIMIT ?'),
    removeFrom: ['tables', 'wakes', 'owners', 'table_guests', 'former_guests'].map((name) =>
      prepare(`DELETE FROM ${name} WHERE number = ?`),
    ),
    devices: prepare('SELECT created_at AS since FROM tokens WHERE guest = ? ORDER BY created_at'),
    subscriptions: prepare('SELECT endpoint, language FROM subscriptions WHERE guest = ?'),
    dailyScores: prepare('SELECT day, game, score FROM daily_scores WHERE guest = ? ORDER BY day, game'),
    tokens: prepare('SELECT hash FROM tokens WHERE guest = ?'),
    forgetIn: ['tokens', 'codes', 'subscriptions', 'daily_scores'].map((name) =>
      prepare(`DELETE FROM ${name} WHERE guest = ?`),
    ),
    addDeletion: prepare('INSERT INTO deletions VALUES (?, ?) ON CONFLICT DO NOTHING'),
    noteForgotten: prepare("INSERT OR REPLACE INTO items VALUES ('forgotten', ?, ?, '{}')"),
    deletions: prepare('SELECT guest, at FROM deletions ORDER BY at, guest LIMIT ?'),
    endDeletion: prepare('DELETE FROM deletions WHERE guest = ?'),
    traces: prepare(
      `SELECT number, id AS "table" FROM tables WHERE number IN (
         SELECT number FROM table_guests WHERE guest = ?1 UNION SELECT number FROM former_guests WHERE guest = ?1
       ) ORDER BY number LIMIT ?2`,
    ),
    endTrace: ['table_guests', 'former_guests'].map((name) =>
      prepare(`DELETE FROM ${name} WHERE guest = ? AND number = ?`),
    ),
  };
}

export abstract class SqliteOperating implements OperatingStore {
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #log: SqliteLog;

  protected constructor(database: Database, log: SqliteLog) {
    this.#sql = statementsOf(database);
    this.#log = log;
  }

  protected abstract transaction<T>(work: () => T): T;

  async takeDuty(duty: string, node: string, now: number, until: number): Promise<boolean> {
    return this.transaction(() => Number(this.#sql.takeDuty.run(duty, node, now, until).changes) > 0);
  }

  async putItem({ kind, id, at, body }: StoredItem): Promise<void> {
    this.transaction(() => this.#sql.putItem.run(kind, id, at, body));
  }

  async items(kind: string, limit: number): Promise<readonly StoredItem[]> {
    return this.#sql.items.all(kind, limit) as StoredItem[];
  }

  async removeItem(kind: string, id: string): Promise<boolean> {
    return this.transaction(() => Number(this.#sql.removeItem.run(kind, id).changes) > 0);
  }

  async removeItemsBefore(kind: string, at: number): Promise<void> {
    this.transaction(() => this.#sql.removeOldItems.run(kind, at));
  }

  async agedTables(after: TableNumber, limit: number): Promise<readonly AgedTable[]> {
    const tables = this.#sql.aged.all(after, limit) as Omit<AgedTable, 'touchedAt'>[];
    return tables.map((table) => ({ ...table, touchedAt: this.#log.writtenAt(table.number) }));
  }

  async deleteTables(tables: readonly TableNumber[]): Promise<void> {
    this.transaction(() => {
      for (const table of tables) {
        this.#log.remove(table);
        for (const remove of this.#sql.removeFrom) remove.run(table);
      }
    });
  }

  async personalData(guest: GuestId): Promise<PersonalData> {
    const { devices, subscriptions, dailyScores } = this.#sql;
    return {
      devices: devices.all(guest) as PersonalData['devices'],
      subscriptions: subscriptions.all(guest) as PersonalData['subscriptions'],
      dailyScores: dailyScores.all(guest) as PersonalData['dailyScores'],
    };
  }

  async forgetGuest(guest: GuestId, at: number): Promise<readonly string[]> {
    return this.transaction(() => {
      const tokens = this.#sql.tokens.all(guest) as { hash: string }[];
      for (const forget of this.#sql.forgetIn) forget.run(guest);
      this.#sql.addDeletion.run(guest, at);
      this.#sql.noteForgotten.run(guest, at);
      return tokens.map(({ hash }) => hash);
    });
  }

  async deletions(limit: number): Promise<readonly Deletion[]> {
    return this.#sql.deletions.all(limit) as Deletion[];
  }

  async tracesOf(guest: GuestId, limit: number): Promise<readonly GuestMention[]> {
    return this.#sql.traces.all(guest, limit) as GuestMention[];
  }

  async endTrace(guest: GuestId, table: TableNumber, rows: readonly RewrittenRow[]): Promise<void> {
    this.transaction(() => {
      this.#log.rewrite(table, rows);
      for (const end of this.#sql.endTrace) end.run(guest, table);
    });
  }

  async endDeletion(guest: GuestId): Promise<void> {
    this.transaction(() => this.#sql.endDeletion.run(guest));
  }
}
