/** All tables of this node. Those in use are in memory, the others only in the store, or at the nodes that own them. */

import { setTimeout } from 'node:timers/promises';
import type { ClientConnection } from '../connections/connection.js';
import { MultiMap } from '../connections/multi-map.js';
import type { GuestId, LogRow, NodeId, NodeLease, TableNumber } from '../store/store.js';
import type { CommitQueue } from './commit/commit-queue.js';
import type { TableRequest } from './effects/table-request.js';
import { fenceLog } from './load/fence.js';
import { type HostPresence, LastSeenHosts } from './load/last-seen-hosts.js';
import { LoadedTable } from './load/loaded-table.js';
import { EffectRunner } from './load/run-effects.js';
import { type TableAccess, TableUnavailable } from './load/table-access.js';
import type { TableDeps } from './load/table-deps.js';
import type { TableInput } from './load/table-input.js';
import { TableSweep } from './load/table-sweep.js';
import { TableWaker } from './load/table-waker.js';
import { RowError } from './log/row.js';
import { foldRows } from './state/apply-row.js';
import type { TableState } from './state/table-state.js';

/** A table without followers stays in memory for this long, unless its game is over. In milliseconds. */
const IDLE_TTL = 60_000;
/** How long a join waits for an owner: longer than the lease of a dead one runs. In milliseconds. */
const OPEN_WITHIN = 5000;
/** How often it looks again, in milliseconds. */
const LOOK_AGAIN = 200;
/** A table with rows that this version can't read: another node may be newer. In milliseconds. */
const ASK_AGAIN = 5000;

/** A loaded table, or the node that owns it. `nobody` while no owner is known; null if there is no such table. */
type Found = LoadedTable | NodeLease | 'nobody' | null;

export class Tables implements HostPresence {
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #loading = new Map<string, Promise<Found>>();
  /** Tables that are being given up. */
  readonly #releasing = new Map<string, Promise<void>>();
  readonly #wakers = new Map<LoadedTable, TableWaker>();
  readonly #guests = new MultiMap<GuestId, ClientConnection>();
  /** Nodes that could not be reached the last time. */
  readonly #unreachable = new Set<NodeId>();
  /** The table at another node that a connection follows. */
  readonly #remote = new Map<ClientConnection, string>();
  readonly #hosts = new LastSeenHosts();
  readonly #runner: EffectRunner;
  readonly #sweep: TableSweep;
  readonly #unsubscribe: readonly (() => void)[];
  #isClosed = false;

  constructor(private readonly deps: TableDeps) {
    this.#runner = new EffectRunner(
      deps,
      {
        reschedule: (table) => this.#wakers.get(table)?.reschedule(),
        drop: (table) => this.#drop(table),
        isFollowedBy: (id, connection) => this.#isFollowedBy(id, connection),
      },
      this.#guests,
    );
    deps.ownership.onLost(() => this.#endAll());
    this.#unsubscribe = [
      deps.bus.subscribe('notices', ({ at, notices }) => this.#runner.notify(at, notices)),
      deps.bus.subscribe('hosts', ({ tables }) => {
        for (const table of tables) this.#hosts.saw(table, deps.clock());
      }),
    ];
    this.#sweep = new TableSweep(
      {
        loaded: () => this.#loaded.values(),
        has: (id) => this.#loaded.has(id),
        open: (id) => this.openHere(id),
        submit: (table, input) => this.submit(table, input),
        noteHosts: (repeats, now) => this.#noteHosts(repeats, now),
        dropIfIdle: (table, now) => this.#dropIfIdle(table, now),
        endTaken: () => this.#endTaken(),
      },
      deps,
    );
  }

  get queue(): CommitQueue<LoadedTable> {
    return this.#runner.queue;
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#loaded.size;
  }

  /**
   * The table with that id, wherever it is; null if there is none. Waits while the lease of a dead owner runs. Throws
   * `TableUnavailable`.
   */
  async open(id: string): Promise<TableAccess | null> {
    const deadline = performance.now() + OPEN_WITHIN;
    for (;;) {
      const found = await this.#find(id).catch((error: unknown) => this.#nodeInstead(id, error));
      if (found === null) return null;
      if (found instanceof LoadedTable) return this.#openLoaded(found);
      const remote = found === 'nobody' ? null : await this.#openRemote(id, found);
      if (remote !== null) return remote;
      if (performance.now() >= deadline || this.#isClosed) throw new TableUnavailable('no-owner', LOOK_AGAIN);
      await setTimeout(LOOK_AGAIN);
    }
  }

  /** The table with that id, if this node owns it or can become its owner; null if not. */
  async openHere(id: string): Promise<LoadedTable | null> {
    const found = await this.#find(id);
    return found instanceof LoadedTable ? found : null;
  }

  /** Lets a table handle an input, now or when its turn comes. */
  submit(table: LoadedTable, input: TableInput): void {
    this.#runner.submit(table, input);
  }

  unfollow(table: LoadedTable, connection: ClientConnection): void {
    this.#runner.unfollow(table, connection);
  }

  /** Whether a table is in memory. */
  has(id: string): boolean {
    return this.#loaded.has(id) || this.#loading.has(id);
  }

  /**
   * Lets a table forget a guest who had their data deleted. Resolves when that is durable, or could not be stored.
   * False if another node owns the table: it does the same work.
   */
  async forget(id: string, guest: GuestId): Promise<boolean> {
    const table = await this.openHere(id);
    if (table === null) return false;
    this.submit(table, { type: 'forget', guest });
    await this.queue.settled();
    return true;
  }

  /** Takes a table out of the lobby for good. False if it is another node's, or could not be done. */
  async unlist(id: string): Promise<boolean> {
    const table = await this.openHere(id);
    if (table === null) return (await this.deps.store.numberOf(id)) === null;
    this.submit(table, { type: 'unlist' });
    await this.queue.settled();
    return table.state.isKeptOutOfLobby;
  }

  /** The tables in memory, with how many connections follow each. */
  *inMemory(): Iterable<{ readonly state: TableState; readonly connected: number }> {
    for (const table of this.#loaded.values()) yield { state: table.state, connected: table.followerCount };
  }

  /** Disconnects everybody from a table that is being deleted, and drops it from memory. */
  async end(id: string): Promise<void> {
    const table = this.has(id) ? await this.openHere(id) : null;
    if (table === null) return;
    this.#runner.end(table);
    await this.queue.settled();
  }

  isHere(table: string, now: number): boolean {
    return this.#loaded.get(table)?.isHostHere ?? this.#hosts.isHere(table, now);
  }

  seenAt(table: string): number | null {
    return this.#hosts.seenAt(table);
  }

  connected(connection: ClientConnection): void {
    this.#guests.add(connection.guest, connection);
  }

  disconnected(connection: ClientConnection): void {
    this.#guests.delete(connection.guest, connection);
  }

  /** Handles nothing any more. Resolves when everything is durable and sent: then others may own the tables. */
  async close(): Promise<void> {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#sweep.close();
      for (const unsubscribe of this.#unsubscribe) unsubscribe();
      for (const waker of this.#wakers.values()) waker.close();
      for (const table of this.#loaded.values()) this.#runner.run(table, table.end('restart'));
    }
    await this.queue.settled();
    await Promise.allSettled([...this.#loading.values(), ...this.#releasing.values()]);
  }

  /** Finds or loads a table, once at a time. */
  async #find(id: string): Promise<Found> {
    const loaded = this.#loaded.get(id);
    if (loaded !== undefined) return loaded;
    if (this.#isClosed) return 'nobody';
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  async #load(id: string): Promise<Found> {
    const { ownership, store } = this.deps;
    await this.#releasing.get(id);
    if (!ownership.isShared) {
      const found = await store.find(id);
      return found === null ? null : this.#keep(id, found.number, found.rows);
    }
    const number = await store.numberOf(id);
    if (number === null) return null;
    const acquired = await ownership.acquire(number);
    if (acquired.owner === 'none') return 'nobody';
    if (acquired.owner === 'other') return acquired.node;
    const { node } = ownership;
    try {
      const rows = await (acquired.tookOver ? fenceLog(store, id, number) : store.rowsAfter(number, 0));
      if (rows === null) return 'nobody';
      if (acquired.tookOver) {
        this.deps.log.info('table-taken-over', { table: id });
        this.deps.metrics.tookOver();
      }
      // The lease may have run out meanwhile: then the table is not ours any more.
      if (!ownership.mayAct() || ownership.node !== node || this.#isClosed) return 'nobody';
      ownership.markFenced(number);
      return this.#keep(id, number, rows);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      // A newer node may be able to read it.
      this.#release(id, number);
      throw new TableUnavailable('unreadable', ASK_AGAIN, { cause: error });
    }
  }

  /** Puts a table into memory. Throws a `RowError` if its rows can't be read. */
  #keep(id: string, number: TableNumber, rows: readonly LogRow[]): LoadedTable {
    const table = new LoadedTable(number, foldRows(id, rows), this.deps.clock(), this.deps.words);
    const { botWorkers, log, clock } = this.deps;
    const deps = { botWorkers, log, clock: () => table.timeAt(clock()) };
    const waker = new TableWaker(table, deps, (input) => this.submit(table, input));
    this.#loaded.set(id, table);
    this.#wakers.set(table, waker);
    this.deps.metrics.loadedTables(this.#loaded.size);
    waker.reschedule();
    return table;
  }

  #openLoaded(table: LoadedTable): TableAccess {
    return {
      submit: (request) => this.submit(table, request),
      leave: async (connection) => this.unfollow(table, connection),
      send: (connection, text) => this.queue.send(connection, text),
    };
  }

  /** Another node for a table that this one can't read: a newer one may be able to. Throws the error otherwise. */
  async #nodeInstead(id: string, error: unknown): Promise<NodeLease> {
    if (!(error instanceof TableUnavailable)) throw error;
    await this.#releasing.get(id);
    const { store, ownership, log } = this.deps;
    const others = (await store.liveNodes()).filter((node) => node.id !== ownership.node);
    const chosen = others[Math.floor(Math.random() * others.length)];
    if (chosen === undefined) throw error;
    log.warn('table-failed', { table: id, node: chosen.id, error: error.cause });
    return chosen;
  }

  /** Null if the owner can't be reached, because it has died or is about to. */
  async #openRemote(id: string, owner: NodeLease): Promise<TableAccess | null> {
    const { remote, log } = this.deps;
    if (remote === null) throw new Error('a node that is alone has no other nodes');
    let table: TableAccess;
    try {
      table = await remote.open(id, owner);
    } catch (error) {
      if (error instanceof TableUnavailable) throw error;
      // Told once: until its lease ends, everybody at its tables tries again and again.
      if (!this.#unreachable.has(owner.id)) log.warn('owner-unreachable', { table: id, node: owner.id, error });
      this.#unreachable.add(owner.id);
      return null;
    }
    this.#unreachable.delete(owner.id);
    return {
      submit: (request: TableRequest) => {
        if (request.type === 'follow') this.#remote.set(request.from, id);
        table.submit(request);
      },
      leave: (connection) => {
        this.#remote.delete(connection);
        return table.leave(connection);
      },
      send: (connection, text) => table.send(connection, text),
    };
  }

  #isFollowedBy(id: string, connection: ClientConnection): boolean {
    return this.#loaded.get(id)?.isFollowedBy(connection) === true || this.#remote.get(connection) === id;
  }

  /** Notes which hosts of tables in the lobby are there. Other nodes are told of new ones, or of all. */
  #noteHosts(repeats: boolean, now: number): void {
    const told: string[] = [];
    for (const { id, state, isHostHere } of this.#loaded.values()) {
      if (!isHostHere || !state.listed || state.phase !== 'gathering') continue;
      if (repeats || !this.#hosts.isHere(id, now)) told.push(id);
      this.#hosts.saw(id, now);
    }
    this.#hosts.forgetOld(now);
    if (told.length > 0) this.deps.bus.publish('hosts', { tables: told });
  }

  #dropIfIdle(table: LoadedTable, now: number): void {
    const isRecent = table.state.phase !== 'over' && table.timeAt(now) - table.idleSince < IDLE_TTL;
    if (table.isFollowed || table.isBusy || isRecent || this.queue.holds(table)) return;
    if (this.#wakers.get(table)?.isBusy !== true) this.#drop(table);
  }

  /** The lease was lost: all that is known of the tables is in the store, and others may write there. */
  #endAll(): void {
    for (const table of [...this.#loaded.values()]) this.#runner.end(table);
  }

  /**
   * Ends the tables of which the store says that this node does not own them any more: they were deleted by another
   * node, or acquired by one that took this node for dead.
   */
  async #endTaken(): Promise<void> {
    const loaded = [...this.#loaded.values()];
    if (loaded.length === 0) return;
    const owned = await this.deps.ownership.owned();
    if (owned === null) return;
    for (const table of loaded)
      if (!owned.has(table.number) && this.#loaded.get(table.id) === table) this.#runner.end(table);
  }

  #drop(table: LoadedTable): void {
    if (this.#loaded.get(table.id) === table) this.#loaded.delete(table.id);
    this.#wakers.get(table)?.close();
    this.#wakers.delete(table);
    this.deps.metrics.loadedTables(this.#loaded.size);
    this.#release(table.id, table.number);
  }

  /** Gives a table up, so that another node may own it, once everything of it is stored. */
  #release(id: string, number: TableNumber): void {
    const { ownership, log } = this.deps;
    if (!ownership.isShared || this.#releasing.has(id)) return;
    const { node } = ownership;
    const released = this.queue
      .settled()
      // With another id, this node has lost its lease and with it the table.
      .then(() => (ownership.mayAct() && ownership.node === node ? ownership.release(number) : undefined))
      // The store still names this node as the owner, so clients are forwarded to it.
      .catch((error: unknown) => log.error('store-failed', { table: id, error }))
      .finally(() => this.#releasing.delete(id));
    this.#releasing.set(id, released);
  }
}
