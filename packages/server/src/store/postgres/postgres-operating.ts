/** What the PostgreSQL store keeps for operators, and how it deletes. */

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

const removeTables = `WITH numbers AS MATERIALIZED (SELECT number FROM heads WHERE number = ANY($1) ORDER BY number FOR UPDATE),
${['log', 'wakes', 'owners', 'table_guests', 'former_guests', 'tables']
  .map((name) => `from_${name} AS (DELETE FROM ${name} USING numbers WHERE ${name}.number = numbers.number)`)
  .join(', ')}
DELETE FROM heads USING numbers WHERE heads.number = numbers.number`;

const forget = `WITH ${['codes', 'subscriptions', 'daily_scores']
  .map((name) => `from_${name} AS (DELETE FROM ${name} WHERE guest = $1)`)
  .join(', ')},
noted AS (INSERT INTO deletions VALUES ($1, $2) ON CONFLICT DO NOTHING),
kept AS (INSERT INTO items VALUES ('forgotten', $1, $2, '{}') ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at)
DELETE FROM tokens WHERE guest = $1 RETURNING hash`;

const endTrace = `WITH rewritten AS (
  UPDATE log SET body = rows.body FROM unnest($3::int4[], $4::text[]) AS rows(version, body)
  WHERE log.number = $2 AND log.version = rows.version
),
unseated AS (DELETE FROM table_guests WHERE guest = $1 AND number = $2)
DELETE FROM former_guests WHERE guest = $1 AND number = $2`;

export abstract class PostgresOperating implements OperatingStore {
  /** Runs a prepared statement and returns its rows. */
  protected abstract run<Row extends object>(
    name: string,
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly Row[]>;

  async takeDuty(duty: string, node: string, now: number, until: number): Promise<boolean> {
    const taken = await this.run(
      'take-duty',
      `INSERT INTO duties VALUES ($1, $2, $4) ON CONFLICT (duty)
       DO UPDATE SET node = excluded.node, until = excluded.until
       WHERE duties.node = excluded.node OR duties.until <= $3 RETURNING duty`,
      [duty, node, now, until],
    );
    return taken.length > 0;
  }

  async putItem({ kind, id, at, body }: StoredItem): Promise<void> {
    await this.run(
      'put-item',
      `INSERT INTO items VALUES ($1, $2, $3, $4)
       ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, body = excluded.body`,
      [kind, id, at, body],
    );
  }

  async items(kind: string, limit: number): Promise<readonly StoredItem[]> {
    const text = 'SELECT kind, id, at, body FROM items WHERE kind = $1 ORDER BY at DESC, id LIMIT $2';
    return this.run<StoredItem>('items', text, [kind, limit]);
  }

  async removeItem(kind: string, id: string): Promise<boolean> {
    const text = 'DELETE FROM items WHERE kind = $1 AND id = $2 RETURNING id';
    return (await this.run('remove-item', text, [kind, id])).length > 0;
  }

  async removeItemsBefore(kind: string, at: number): Promise<void> {
    await this.run('remove-items-before', 'DELETE FROM items WHERE kind = $1 AND at < $2', [kind, at]);
  }

  async agedTables(after: TableNumber, limit: number): Promise<readonly AgedTable[]> {
    return this.run<AgedTable>(
      'aged-tables',
      `SELECT number, id AS "table", phase, at AS "touchedAt" FROM tables JOIN heads USING (number)
       WHERE number > $1 ORDER BY number LIMIT $2`,
      [after, limit],
    );
  }

  async deleteTables(tables: readonly TableNumber[]): Promise<void> {
    await this.run('delete-tables', removeTables, [tables]);
  }

  async personalData(guest: GuestId): Promise<PersonalData> {
    const [devices, subscriptions, dailyScores] = await Promise.all([
      this.run<{ since: number }>(
        'devices',
        'SELECT created_at AS since FROM tokens WHERE guest = $1 ORDER BY created_at',
        [guest],
      ),
      this.run<{ endpoint: string; language: string }>(
        'own-subscriptions',
        'SELECT endpoint, language FROM subscriptions WHERE guest = $1',
        [guest],
      ),
      this.run<{ day: string; game: string; score: number }>(
        'own-scores',
        'SELECT day, game, score FROM daily_scores WHERE guest = $1 ORDER BY day, game',
        [guest],
      ),
    ]);
    return { devices, subscriptions, dailyScores };
  }

  async forgetGuest(guest: GuestId, at: number): Promise<readonly string[]> {
    return (await this.run<{ hash: string }>('forget-guest', forget, [guest, at])).map(({ hash }) => hash);
  }

  async deletions(limit: number): Promise<readonly Deletion[]> {
    return this.run<Deletion>('deletions', 'SELECT guest, at FROM deletions ORDER BY at, guest LIMIT $1', [limit]);
  }

  async tracesOf(guest: GuestId, limit: number): Promise<readonly GuestMention[]> {
    return this.run<GuestMention>(
      'traces-of',
      `SELECT number, id AS "table" FROM tables JOIN (
         SELECT number FROM table_guests WHERE guest = $1 UNION SELECT number FROM former_guests WHERE guest = $1
       ) AS traces USING (number) ORDER BY number LIMIT $2`,
      [guest, limit],
    );
  }

  async endTrace(guest: GuestId, table: TableNumber, rows: readonly RewrittenRow[]): Promise<void> {
    const [versions, bodies] = [rows.map(({ version }) => version), rows.map(({ body }) => body)];
    await this.run('end-trace', endTrace, [guest, table, versions, bodies]);
  }

  async endDeletion(guest: GuestId): Promise<void> {
    await this.run('end-deletion', 'DELETE FROM deletions WHERE guest = $1', [guest]);
  }
}
