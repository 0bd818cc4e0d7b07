/** The nodes that share the file, and which of them owns each table. The file's clock is that of the machine. */

import { LEASE_SLACK, type NodeId, type NodeLease, type TableNumber, type TableOwner } from '../store.js';
import type { Database, Statement } from './sqlite-driver.js';

/** Whether a row of `nodes` is valid at a moment, the parameter `?1`. */
const isLive = `until > ?1 AND renewed_at <= ?1 + ${LEASE_SLACK}`;

/** Tables that live nodes other than `?2` own, at the moment `?1`. */
export const ownedByOthersSql = `SELECT number FROM owners JOIN nodes ON nodes.id = owners.node
  WHERE ${isLive} AND owners.node <> ?2`;

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    forget: prepare(`DELETE FROM nodes WHERE NOT (${isLive})`),
    start: prepare('INSERT INTO nodes (id, address, renewed_at, until) VALUES (?, ?, ?, ?)'),
    renew: prepare(`UPDATE nodes SET renewed_at = ?1, until = ?1 + ?3 WHERE id = ?2 AND ${isLive}`),
    end: prepare('DELETE FROM nodes WHERE id = ?'),
    releaseAll: prepare('DELETE FROM owners WHERE node = ?'),
    live: prepare(`SELECT id, address FROM nodes WHERE ${isLive} ORDER BY id`),
    liveOne: prepare(`SELECT id, address FROM nodes WHERE ${isLive} AND id = ?2`),
    owner: prepare('SELECT node FROM owners WHERE number = ?'),
    setOwner: prepare('INSERT OR REPLACE INTO owners (number, node) VALUES (?, ?)'),
    release: prepare('DELETE FROM owners WHERE number = ? AND node = ?'),
    owned: prepare('SELECT number FROM owners WHERE node = ?'),
    addSecret: prepare('INSERT INTO cluster_secret VALUES (1, ?) ON CONFLICT DO NOTHING'),
    secret: prepare('SELECT secret FROM cluster_secret'),
  };
}

export class SqliteNodes {
  readonly #sql: ReturnType<typeof statementsOf>;

  constructor(
    database: Database,
    private readonly transaction: <T>(work: () => T) => T,
    private readonly clock: () => number,
  ) {
    this.#sql = statementsOf(database);
  }

  startLease({ id, address }: NodeLease, ttl: number): void {
    this.transaction(() => {
      const now = this.clock();
      this.#sql.forget.run(now);
      this.#sql.start.run(id, address, now, now + ttl);
    });
  }

  renewLease(node: NodeId, ttl: number): boolean {
    return this.transaction(() => Number(this.#sql.renew.run(this.clock(), node, ttl).changes) > 0);
  }

  endLease(node: NodeId): void {
    this.transaction(() => {
      this.#sql.releaseAll.run(node);
      this.#sql.end.run(node);
    });
  }

  acquire(table: TableNumber, node: NodeId): TableOwner {
    return this.transaction((): TableOwner => {
      const now = this.clock();
      const live = (id: NodeId): NodeLease | undefined => this.#sql.liveOne.get(now, id) as NodeLease | undefined;
      if (live(node) === undefined) return { owner: 'none' };
      const before = (this.#sql.owner.get(table) as { node: NodeId } | undefined)?.node;
      if (before === node) return { owner: 'self', tookOver: false };
      const other = before === undefined ? undefined : live(before);
      if (other !== undefined) return { owner: 'other', node: { id: other.id, address: other.address } };
      this.#sql.setOwner.run(table, node);
      return { owner: 'self', tookOver: before !== undefined };
    });
  }

  release(table: TableNumber, node: NodeId): void {
    this.transaction(() => this.#sql.release.run(table, node));
  }

  ownedBy(node: NodeId): readonly TableNumber[] {
    return (this.#sql.owned.all(node) as { number: TableNumber }[]).map(({ number }) => number);
  }

  liveNodes(): readonly NodeLease[] {
    return this.#sql.live.all(this.clock()) as NodeLease[];
  }

  now(): number {
    return this.clock();
  }

  clusterSecret(proposed: string): string {
    const known = this.#sql.secret.get() as { secret: string } | undefined;
    if (known !== undefined) return known.secret;
    this.transaction(() => this.#sql.addSecret.run(proposed));
    return (this.#sql.secret.get() as { secret: string }).secret;
  }
}
