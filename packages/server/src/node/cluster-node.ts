/** What a server needs as one of several nodes: a lease, ownership of tables, the common clock, links to the others. */

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { PeerAwareBus } from '../bus/peer-aware-bus.js';
import { createElapsedClock } from '../clock/elapsed.js';
import { steadyClock } from '../clock/steady-clock.js';
import { ClusterClock } from '../cluster/cluster-clock.js';
import { Lease } from '../cluster/lease.js';
import { LeasedOwnership, type Ownership, soleOwnership } from '../cluster/ownership.js';
import { Handshake } from '../links/handshake.js';
import { LinkServer } from '../links/link-server.js';
import { NodeLinks } from '../links/node-links.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { Store } from '../store/store.js';
import type { RemoteTables } from '../tables/load/table-access.js';
import type { Tables } from '../tables/tables.js';
import type { Tracer } from '../tracing/tracer.js';

export interface ClusterNode {
  readonly ownership: Ownership;
  readonly remote: RemoteTables | null;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Accepts links of other nodes; null for a single node. */
  serve(tables: Tables): LinkServer | null;
  /** Starts the lease; other nodes reach this one at `address`. */
  join(address: string): Promise<void>;
  /** Releases all tables. Call it when no work on them is left. */
  leave(): Promise<void>;
}

/** A single node: it owns every table and follows its machine's clock. */
export function createSingleNode(): ClusterNode {
  return {
    ownership: soleOwnership,
    remote: null,
    clock: steadyClock(),
    serve: () => null,
    join: async () => {},
    leave: async () => {},
  };
}

interface ClusterNodeDeps {
  readonly store: Store;
  readonly bus: Pick<PeerAwareBus, 'announce'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** One of several nodes that share a store. Rejects if the store does not answer. */
export async function createClusterNode({ store, bus, log, metrics, tracer }: ClusterNodeDeps): Promise<ClusterNode> {
  const secret = await store.clusterSecret(randomBytes(32).toString('hex'));
  const elapsed = createElapsedClock();
  const clock = await ClusterClock.start(store, elapsed);
  const now = (): number => clock.now();
  const renewed = (): void => {
    bus.announce();
    clock.sample().catch((error: unknown) => log.error('store-failed', { error }));
  };
  const changed = (change: 'started' | 'lost'): void => metrics.leaseChanged(change);
  const lease = new Lease({ store, log, elapsed, renewed, changed });
  const ownership = new LeasedOwnership(store, lease);
  metrics.ownedTables(() => ownership.count);
  const linking = { handshake: new Handshake(secret), log, tracer, node: () => lease.id };
  const links = new NodeLinks(linking);
  let server: LinkServer | null = null;
  metrics.links('to', () => links.count);
  metrics.links('from', () => server?.count ?? 0);
  return {
    ownership,
    remote: links,
    clock: now,
    serve(tables) {
      const accepting = new LinkServer({ ...linking, tables });
      lease.onLost(() => accepting.drop());
      server = accepting;
      return accepting;
    },
    async join(address) {
      await lease.start(address);
      bus.announce();
    },
    async leave() {
      server?.close();
      await links.close();
      await lease.end().catch((error: unknown) => log.error('store-failed', { error }));
    },
  };
}

/** Where other nodes reach a server that listens on this host and port. */
export function nodeAddress(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? hostname() : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
