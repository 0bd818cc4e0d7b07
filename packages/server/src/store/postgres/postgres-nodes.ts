/** The nodes that share the database, and which of them owns each table. All go by PostgreSQL's clock. */

import type { NodeId, NodeLease, TableNumber, TableOwner } from '../store.js';
import { leaseIsLiveSql, NOW_SQL } from './postgres-schema.js';

/** Runs a prepared statement and returns its rows. */
export type RunStatement = <Row extends object>(
  name: string,
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

/** Leaves out the tables in `wakes` that live nodes other than `node` own. */
export const notOwnedByOthersSql = (node: string): string => `NOT EXISTS (
  SELECT FROM owners JOIN nodes ON nodes.id = owners.node
  WHERE owners.number = wakes.number AND owners.node <> ${node} AND ${leaseIsLiveSql}
)`;

export class PostgresNodes {
  constructor(private readonly run: RunStatement) {}

  async startLease({ id, address }: NodeLease, ttl: number): Promise<void> {
    await this.run(
      'start-lease',
      `WITH forgotten AS (DELETE FROM nodes WHERE NOT (${leaseIsLiveSql}))
       INSERT INTO nodes VALUES ($1, $2, ${NOW_SQL}, ${NOW_SQL} + $3)`,
      [id, address, ttl],
    );
  }

  async renewLease(node: NodeId, ttl: number): Promise<boolean> {
    const text = `UPDATE nodes SET renewed_at = ${NOW_SQL}, until = ${NOW_SQL} + $2 WHERE id = $1 AND ${leaseIsLiveSql} RETURNING id`;
    return (await this.run('renew-lease', text, [node, ttl])).length > 0;
  }

  async endLease(node: NodeId): Promise<void> {
    const text = 'WITH given_up AS (DELETE FROM owners WHERE node = $1) DELETE FROM nodes WHERE id = $1';
    await this.run('end-lease', text, [node]);
  }

  async acquire(table: TableNumber, node: NodeId): Promise<TableOwner> {
    const [found] = await this.run<{ owner: string | null; took_over: boolean; address: string | null }>(
      'acquire',
      `SELECT owner, took_over, address FROM acquire_table($1, $2) LEFT JOIN nodes ON nodes.id = owner`,
      [table, node],
    );
    if (found === undefined || found.owner === null) return { owner: 'none' };
    if (found.owner === node) return { owner: 'self', tookOver: found.took_over };
    // The owner's node started after this statement began. The next attempt sees it.
    if (found.address === null) return this.acquire(table, node);
    return { owner: 'other', node: { id: found.owner, address: found.address } };
  }

  async release(table: TableNumber, node: NodeId): Promise<void> {
    await this.run('release', 'DELETE FROM owners WHERE number = $1 AND node = $2', [table, node]);
  }

  async ownedBy(node: NodeId): Promise<readonly TableNumber[]> {
    const text = 'SELECT number FROM owners WHERE node = $1';
    return (await this.run<{ number: TableNumber }>('owned-by', text, [node])).map(({ number }) => number);
  }

  async liveNodes(): Promise<readonly NodeLease[]> {
    return this.run<NodeLease>('live-nodes', `SELECT id, address FROM nodes WHERE ${leaseIsLiveSql} ORDER BY id`);
  }

  async now(): Promise<number> {
    const [row] = await this.run<{ now: number }>('now', `SELECT ${NOW_SQL} AS now`);
    return row?.now ?? Number.NaN;
  }

  async clusterSecret(proposed: string): Promise<string> {
    await this.run('add-secret', 'INSERT INTO cluster_secret VALUES (1, $1) ON CONFLICT DO NOTHING', [proposed]);
    const [row] = await this.run<{ secret: string }>('secret', 'SELECT secret FROM cluster_secret');
    return row?.secret ?? proposed;
  }
}
