/** Cluster nodes in this process, on one file and with real links; a test turns their clock and holds their stores. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { afterEach } from 'vitest';
import { bundledBotWorker } from '../../../../scripts/testing/bundle.mjs';
import { BotWorkers } from '../../src/bots/bot-workers.js';
import { LocalBus } from '../../src/bus/local-bus.js';
import { Lease } from '../../src/cluster/lease.js';
import { LeasedOwnership } from '../../src/cluster/ownership.js';
import { createLimits } from '../../src/limits/limits.js';
import { Handshake } from '../../src/links/handshake.js';
import { LinkServer } from '../../src/links/link-server.js';
import { NodeLinks } from '../../src/links/node-links.js';
import { createLog } from '../../src/observing/log.js';
import { createMetrics } from '../../src/observing/metrics.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Store } from '../../src/store/store.js';
import { StoredTables } from '../../src/tables/stored-tables.js';
import { Tables } from '../../src/tables/tables.js';
import { noTracer } from '../../src/tracing/tracer.js';
import { DelayedStore } from './delayed-store.js';
import { Person } from './person.js';

/** A lease has ended after this long, in milliseconds. */
export const LEASE = 3000;

/** The clock of all nodes of a test, and of their store. */
class SharedClock {
  now = Date.UTC(2025, 0, 1);
}

export class LinkedNode {
  readonly tables: Tables;
  readonly catalogue: StoredTables;
  readonly lease: Lease;
  /** The store as the node knows it. */
  readonly later: DelayedStore;
  readonly #links: NodeLinks;
  readonly #linkServer: LinkServer;

  private constructor(
    private readonly clock: SharedClock,
    /** The store as it is. */
    readonly store: Store,
    private readonly server: Server,
    private readonly botWorkers: BotWorkers,
    bus: LocalBus,
  ) {
    this.later = new DelayedStore(store);
    const log = createLog('silent');
    const now = (): number => clock.now;
    this.lease = new Lease({ store: this.later.store, log, elapsed: now });
    const linking = { handshake: new Handshake('secret'), log, tracer: noTracer, node: () => this.lease.id };
    this.#links = new NodeLinks(linking);
    this.tables = new Tables({
      store: this.later.store,
      bus: bus.node(),
      ownership: new LeasedOwnership(this.later.store, this.lease),
      remote: this.#links,
      botWorkers,
      metrics: createMetrics(),
      log,
      pushes: { notify: () => {} },
      clock: now,
    });
    this.catalogue = new StoredTables({ store, log, clock: now, hosts: this.tables });
    this.#linkServer = new LinkServer({ ...linking, tables: this.tables });
    this.lease.onLost(() => this.#linkServer.drop());
    server.on('upgrade', (request, socket, head) => {
      if (!this.#linkServer.accept(request, socket, head)) socket.destroy();
    });
  }

  static async open(clock: SharedClock, file: string, bus: LocalBus): Promise<LinkedNode> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const store = await openSqliteStore(file, { clock: () => clock.now });
    const node = new LinkedNode(clock, store, server, new BotWorkers(bundledBotWorker, 1), bus);
    await node.lease.start(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return node;
  }

  /** Somebody with a socket at this node. */
  person(guest: string): Person {
    const report = (error: unknown): never => {
      throw error;
    };
    const clock = (): number => this.clock.now;
    return new Person(guest, { tables: this.tables, limits: createLimits('off'), clock, count: () => {}, report });
  }

  /** A table of somebody's, who follows it here. Its id. */
  async table(host: Person, plan: Partial<NewTable> = {}): Promise<string> {
    const whole: NewTable = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ada', ...plan };
    const table = unwrap(await this.catalogue.create(whole, host.guest));
    await host.join(table);
    return table;
  }

  /** It does not hear and does not speak any more, and its lease ends: other nodes take over. */
  async die(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    this.#linkServer.terminate();
    this.later.hold('renewLease', 'startLease');
    this.clock.now += LEASE;
  }

  async close(): Promise<void> {
    this.later.release();
    this.#linkServer.terminate();
    await this.#links.close();
    this.server.close();
    await this.tables.close();
    await this.lease.end();
    this.botWorkers.close();
    await this.store.close();
  }
}

/** Opens nodes for a test and takes them away after it. */
export function useLinkedNodes(): {
  open(count: number): Promise<{ readonly clock: SharedClock; readonly nodes: readonly LinkedNode[] }>;
} {
  const clean: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const step of clean.splice(0).reverse()) await step();
  });
  return {
    async open(count) {
      const folder = mkdtempSync(join(tmpdir(), 'riverstone-linked-'));
      clean.push(() => rmSync(folder, { recursive: true, force: true }));
      const [clock, bus] = [new SharedClock(), new LocalBus()];
      const nodes: LinkedNode[] = [];
      for (let index = 0; index < count; index++) {
        const node = await LinkedNode.open(clock, join(folder, 'tables.sqlite'), bus);
        clean.push(() => node.close());
        nodes.push(node);
      }
      return { clock, nodes };
    },
  };
}
