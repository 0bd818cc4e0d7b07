/**
 * Many nodes compete for one table, by a clock that the test moves. Leases expire, the store answers late, nodes pause
 * and go on where they were. Every acknowledged command is in the log exactly once, in the order of acknowledgement.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundledBotWorker } from '../../../../scripts/testing/bundle.mjs';
import { soakSize } from '../../../../scripts/testing/soak-size.js';
import { BotWorkers } from '../../src/bots/bot-workers.js';
import { LocalBus } from '../../src/bus/local-bus.js';
import { Lease } from '../../src/cluster/lease.js';
import { LeasedOwnership } from '../../src/cluster/ownership.js';
import type { ClientConnection } from '../../src/connections/connection.js';
import { createLog } from '../../src/observing/log.js';
import { createMetrics } from '../../src/observing/metrics.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Store } from '../../src/store/store.js';
import { createTable } from '../../src/tables/decide/new-table.js';
import type { LoadedTable } from '../../src/tables/load/loaded-table.js';
import { Tables } from '../../src/tables/tables.js';
import { DelayedStore } from '../support/delayed-store.js';

/** A command that somebody was told is done. */
interface Acknowledged {
  readonly id: string;
  readonly version: number;
}

/** All nodes, on one file and one clock. */
class Nodes {
  now = 1_800_000_000_000;
  readonly acknowledged: Acknowledged[] = [];
  readonly nodes: RacingNode[] = [];

  private constructor(
    readonly file: string,
    readonly table: string,
    readonly botWorkers: BotWorkers,
  ) {}

  static async start(count: number): Promise<Nodes> {
    const file = join(mkdtempSync(join(tmpdir(), 'riverstone-takeovers-')), 'tables.sqlite');
    const { id, rows, summary } = createTable(
      {
        game: 'kakuzu',
        options: {},
        listed: false,
        autoStart: false,
        days: null,
        seats: [
          { bot: null, member: 1, wins: 0 },
          { bot: null, member: null, wins: 0 },
        ],
        members: [{ guest: 'ada', name: 'Ada', wins: 0 }],
        host: 1,
        previous: null,
      },
      1,
    );
    const store = await openSqliteStore(file);
    await store.create(rows, summary);
    await store.close();
    const all = new Nodes(file, id, new BotWorkers(bundledBotWorker, 1));
    for (let index = 0; index < count; index++)
      all.nodes.push(new RacingNode(all, await openSqliteStore(file, { clock: () => all.now })));
    return all;
  }

  /** The commands in the log in their order, with the version of each. */
  async stored(): Promise<readonly Acknowledged[]> {
    const store = await openSqliteStore(this.file);
    const rows = (await store.find(this.table))?.rows ?? [];
    await store.close();
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
    return rows.flatMap(({ version, body }) => {
      const { id } = JSON.parse(body) as { id: string | null };
      return id === null ? [] : [{ id, version }];
    });
  }

  async close(): Promise<void> {
    for (const node of this.nodes) await node.close();
    this.botWorkers.close();
    rmSync(join(this.file, '..'), { recursive: true, force: true });
  }
}

class RacingNode {
  readonly #later: DelayedStore;
  readonly #lease: Lease;
  readonly #tables: Tables;
  #isPaused = false;

  constructor(
    private readonly all: Nodes,
    private readonly real: Store,
  ) {
    this.#later = new DelayedStore(real);
    const { store } = this.#later;
    const log = createLog('silent');
    this.#lease = new Lease({ store, log, elapsed: () => all.now });
    this.#tables = new Tables({
      store,
      bus: new LocalBus().node(),
      ownership: new LeasedOwnership(store, this.#lease),
      remote: null,
      botWorkers: all.botWorkers,
      metrics: createMetrics(() => 0),
      log,
      pushes: { notify: () => {} },
      clock: () => all.now,
    });
  }

  /** A paused node does nothing: what it has asked the store for may be done, or not even have begun. */
  pause(hasAsked: boolean): void {
    if (!hasAsked) this.#later.hold('append', 'acquire', 'renewLease', 'startLease', 'rowsAfter', 'release');
    this.#isPaused = true;
  }

  /** It goes on where it stood. */
  resume(): void {
    this.#isPaused = false;
    this.#later.release();
  }

  renew(): void {
    if (!this.#isPaused) void this.#lease.renew();
  }

  /** Somebody comes to this node and says something. */
  say(id: string): void {
    if (this.#isPaused) return;
    void this.#tables.openHere(this.all.table).then((table) => {
      if (table !== null) this.#send(table, id);
    });
  }

  #send(table: LoadedTable, id: string): void {
    const connection: ClientConnection = {
      guest: 'ada',
      send: (text) => {
        const message = JSON.parse(text) as { type: string; id?: string; version?: number };
        if (message.type === 'done' && message.id === id)
          this.all.acknowledged.push({ id, version: message.version ?? 0 });
      },
      close: () => {},
    };
    this.#tables.submit(table, { type: 'command', from: connection, id, command: { type: 'say', text: id } });
  }

  async close(): Promise<void> {
    this.resume();
    await this.#tables.close();
    await this.#lease.end();
    await this.real.close();
  }
}

const NODES = 4;
const RUNS = soakSize(200);
const node = fc.nat(NODES - 1);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('say' as const), node }) },
  // Time as it usually goes by: every node that is not paused renews its lease.
  { weight: 8, arbitrary: fc.record({ type: fc.constant('live' as const), time: fc.integer({ min: 300, max: 900 }) }) },
  // Nobody gets to do anything.
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('freeze' as const), time: fc.integer({ min: 1, max: 3500 }) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('wait' as const), turns: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pause' as const), node, hasAsked: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('resume' as const), node }) },
);

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
};

it('never have two owners that both acknowledge a row out of order', async () => {
  let [acknowledged, changesOfOwner] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 150 }), async (steps) => {
      const all = await Nodes.start(NODES);
      let said = 0;
      for (const one of all.nodes) one.renew();
      for (const each of steps) {
        if (each.type === 'say') all.nodes[each.node]?.say(`line-${++said}`);
        else if (each.type === 'wait') await turns(each.turns);
        else if (each.type === 'freeze') all.now += each.time;
        else if (each.type === 'live') {
          all.now += each.time;
          for (const one of all.nodes) one.renew();
        } else if (each.type === 'pause') all.nodes[each.node]?.pause(each.hasAsked);
        else all.nodes[each.node]?.resume();
        await turns(1);
      }
      await turns(10);
      for (const one of all.nodes) one.resume();
      await turns(20);
      const stored = await all.stored();
      const versions = new Map(stored.map(({ id, version }) => [id, version]));
      expect(versions.size).toBe(stored.length);
      for (const { id, version } of all.acknowledged) expect(versions.get(id)).toBe(version);
      const order = all.acknowledged.map(({ version }) => version);
      expect(order).toEqual([...order].sort((one, other) => one - other));
      acknowledged += order.length;
      changesOfOwner += await takeovers(all);
      await all.close();
    }),
    { numRuns: RUNS },
  );
  // Else the property would say nothing.
  expect(acknowledged).toBeGreaterThan(2 * RUNS);
  expect(changesOfOwner).toBeGreaterThan(RUNS / 5);
});

async function takeovers(all: Nodes): Promise<number> {
  const store = await openSqliteStore(all.file);
  const rows = (await store.find(all.table))?.rows ?? [];
  await store.close();
  return rows.filter(({ body }) => body.includes('"taken-over"')).length;
}
