/** Everything that a server does for its operators: acts, lists, load, and regular upkeep. */

import type { Bus } from '../bus/bus.js';
import type { Ownership } from '../cluster/ownership.js';
import type { Log } from '../observing/log.js';
import type { GuestId, Store } from '../store/store.js';
import type { Tables } from '../tables/tables.js';
import { AdminActs } from './admin-acts.js';
import { type TokenCheck, tokenCheck } from './admin-token.js';
import { FailedSignIns } from './failed-sign-ins.js';
import { itemsOf, putItem } from './item-shapes.js';
import { NodeLoad } from './node-load.js';
import type { OperatingSettings } from './operating-settings.js';
import { OperatorLists } from './operator-lists.js';
import { Retention } from './retention.js';
import { runDeletions } from './table-deletion.js';
import { Upkeep } from './upkeep.js';

interface OperationsDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly bus: Bus;
  readonly ownership: Ownership;
  readonly log: Log;
  readonly node: string;
  /** How many rows were stored since the start. */
  readonly rows: () => number;
  readonly connections: () => number;
  /** The network that a guest is connected from. */
  readonly addressOf: (guest: GuestId) => string | null;
  clock(): number;
}

/** How often a node stores its load, in milliseconds. */
const REPORT_INTERVAL = 5000;
const DAY_MS = 86_400_000;
/**
 * How long items are kept, in milliseconds. Reports quote people, so they are kept only briefly. Deleted guests are
 * remembered for as long as an older backup may be restored.
 */
const KEEP_FOR = { report: 90 * DAY_MS, audit: 365 * DAY_MS, node: DAY_MS, forgotten: 400 * DAY_MS } as const;

export class Operations {
  readonly lists: OperatorLists;
  readonly acts: AdminActs;
  /** Null if the server has no operators' token: then there is no admin API. */
  readonly checkToken: TokenCheck | null;
  /** For the page and the API together. */
  readonly failedSignIns = new FailedSignIns(() => performance.now());
  readonly #load: NodeLoad;
  readonly #upkeep: Upkeep;
  #reportedAt = 0;
  #cleanedAt = 0;

  constructor(
    settings: OperatingSettings,
    private readonly deps: OperationsDeps,
  ) {
    const { store, tables, bus, ownership, log, node, clock, rows, connections } = deps;
    this.lists = new OperatorLists({ store, bus, clock, failed: (error) => log.error('upkeep-failed', { error }) });
    this.#load = new NodeLoad({ node, tables, clock, rows, connections });
    this.acts = new AdminActs({ store, tables, lists: this.lists, load: this.#load, node, log, clock });
    this.checkToken = settings.adminToken === undefined ? null : tokenCheck(settings.adminToken);
    const deleted = (count: number): void => log.info('tables-deleted', { count });
    const retention = new Retention(settings, { store, tables, ownership, clock, node, deleted });
    const tasks = [
      () => this.lists.refresh(),
      () => this.acts.carryOutOrders(),
      () =>
        runDeletions({
          store,
          tables,
          clock,
          failed: (table, error) => log.error('upkeep-failed', { table, error }),
        }),
      () => retention.deleteSome(),
      () => this.#report(),
      () => this.#clean(),
    ];
    this.#upkeep = new Upkeep(tasks, log, settings.upkeepEvery);
  }

  addressOf(guest: GuestId): string | null {
    return this.deps.addressOf(guest);
  }

  /** Call it before the server listens, so that bans hold from the start. */
  begin(): Promise<void> {
    return this.lists.refresh();
  }

  async close(): Promise<void> {
    await this.#upkeep.close();
    this.lists.close();
    this.#load.close();
  }

  /** Stores this node's load for operators at other nodes. Without a token nobody can ask for it. */
  async #report(): Promise<void> {
    const { store, node, clock } = this.deps;
    const now = clock();
    if (now - this.#reportedAt < REPORT_INTERVAL) return;
    this.#reportedAt = now;
    this.#load.measure();
    if (this.checkToken !== null) await putItem(store, 'node', { id: node, at: now, body: this.#load.now });
  }

  /** Once a day, deletes expired items. */
  async #clean(): Promise<void> {
    const { store, clock } = this.deps;
    const now = clock();
    if (now - this.#cleanedAt < DAY_MS) return;
    this.#cleanedAt = now;
    for (const [kind, kept] of Object.entries(KEEP_FOR)) await store.removeItemsBefore(kind, now - kept);
    for (const { id, body } of await itemsOf(store, 'ban'))
      if (body.until !== null && body.until <= now) await store.removeItem('ban', id);
    for (const { id, body } of await itemsOf(store, 'announcement'))
      if (body.until <= now) await store.removeItem('announcement', id);
  }
}
