/** All tables of this node: those in use are in memory, the others in the store. */

import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { MyTable, NewTable, TableSummary } from '@riverstone/protocol';
import { type GameRecord, ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import type { BotWorkers } from '../bots/bot-workers.js';
import type { Bus, BusMessage, TableNotice } from '../bus/bus.js';
import type { ClientConnection } from '../connections/connection.js';
import { MultiMap } from '../connections/multi-map.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { DueTable, GuestId, GuestTable, Store } from '../store/store.js';
import { CommitQueue } from './commit/commit-queue.js';
import { plainText } from './decide/names.js';
import { createTable, type NewTablePlan } from './decide/new-table.js';
import { noticeText } from './follow/notices.js';
import { checkOptions } from './game/server-game.js';
import { LoadedTable, type TableSurroundings } from './load/loaded-table.js';
import { TableWatch } from './load/table-watch.js';
import { luckOf } from './state/room-of.js';
import { foldRows } from './state/table-state.js';
import type { TableService } from './table-service.js';

/** Tables in a list. */
const MOST_LISTED = 100;
/** A table that nobody follows stays in memory for this long, in milliseconds, unless its game is over. */
const KEEP_IDLE = 60_000;
/** How often the store is asked for tables that somebody should look at, and idle tables are let go. */
const SWEEP = 1000;
const MOST_WOKEN = 100;
/** How often other nodes are told who is here, in milliseconds: three times before they stop believing it. */
const BEAT = 10_000;
/** Who misses so many sweeps was not awake. */
const MISSED_SWEEPS = 5;
/** So many tables are looked at in one go; then others have their turn. */
const SWEPT_AT_ONCE = 100;

/** What the tables of a node need. */
export interface TableDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly botWorkers: BotWorkers;
  readonly metrics: Metrics;
  readonly log: Log;
  clock(): number;
}

export class Tables implements TableService {
  readonly queue: CommitQueue;
  readonly #hot = new Map<string, LoadedTable>();
  readonly #loading = new Map<string, Promise<LoadedTable | null>>();
  readonly #watches = new Map<LoadedTable, TableWatch>();
  readonly #guests = new MultiMap<GuestId, ClientConnection>();
  readonly #around: TableSurroundings;
  readonly #endBus: () => void;
  #sweeping: NodeJS.Timeout | undefined;
  #isSweeping = false;
  #sweptAt: number;
  #beatAt = 0;
  /** Other nodes know this one by it. */
  readonly #name = randomUUID();
  /** The last of the tables that were looked at for waking; undefined where it begins with the first again. */
  #wokenUpTo: DueTable | undefined;

  constructor(private readonly node: TableDeps) {
    const { store, metrics, log } = node;
    this.queue = new CommitQueue(store, {
      committed: (rows, milliseconds) => metrics.committed(rows, milliseconds),
      failed: (error) => log.error('commit-failed', { error }),
      untold: (error) => log.error('telling-failed', { error }),
    });
    this.#around = {
      queue: this.queue,
      clock: () => node.clock(),
      read: (table, version) => store.rowsAfter(table.number, version),
      deal: (dealing) => node.botWorkers.deal(dealing),
      drop: (table, error) => {
        log.error('table-failed', { table: table.id, error });
        this.#drop(table);
      },
      report: (event, error) => log.error(event, { error }),
      count: (outcome) => metrics.command(outcome),
      runOutClocks: (table) => this.#watches.get(table)?.runOutClocks(),
      attend: (table) => this.#watches.get(table)?.attend(),
      publish: (table, notices) => this.#publish(table, notices),
      tellPresence: (table) => this.#tellPresence(table),
    };
    this.#endBus = node.bus.subscribe((message) => this.#hear(message));
    this.#sweptAt = node.clock();
    this.#sweeping = setInterval(() => void this.#sweepAlone(), SWEEP);
  }

  get hot(): number {
    return this.#hot.size;
  }

  async create(plan: NewTable, host: GuestId): Promise<Result<string, Refusal>> {
    const name = plainText(plan.name);
    if (name === '') return refuse('bad-name');
    const checked = checkOptions(plan.game, plan.seats.length, plan.options);
    if (!checked.ok) return checked;
    const first = plan.seats.indexOf(null);
    if (first < 0) return refuse('bad-options', { seats: plan.seats.length });
    const seats = plan.seats.map((bot, seat) => ({ bot, member: seat === first ? 1 : null }));
    const { game, options, listed } = plan;
    return this.#make({ game, options, listed, seats, members: [{ guest: host, name }], host: 1, previous: null });
  }

  async summary(id: string): Promise<TableSummary | null> {
    return this.node.store.summary(id);
  }

  async tablesOf(guest: GuestId): Promise<readonly MyTable[]> {
    const tables = await this.node.store.tablesOf(guest, MOST_LISTED);
    return tables.map((table) => myTable(table, guest));
  }

  async lobby(): Promise<readonly TableSummary[]> {
    return this.node.store.lobby(MOST_LISTED);
  }

  async record(id: string): Promise<Result<GameRecord, Refusal>> {
    const summary = await this.summary(id);
    if (summary === null) return refuse('not-found');
    if (summary.phase !== 'over') return refuse('not-over');
    // From the store, whatever is in memory: only what is kept may be told.
    const state = foldRows((await this.node.store.find(id))?.rows ?? []);
    const { game, playedAt: at, outcome } = state;
    if (game === null) throw new Error('a game is over that was never dealt');
    const players = state.seats.map(({ member, bot }, seat) =>
      member === null ? `Bot ${seat + 1} (${bot})` : (state.member(member)?.name ?? ''),
    );
    return ok(game.record({ players, at, luck: luckOf(state), resigned: outcome?.resigned ?? [] }));
  }

  /** The table with that id, read from the store where it is not in memory; null when there is none. */
  async open(id: string): Promise<LoadedTable | null> {
    const hot = this.#hot.get(id);
    if (hot !== undefined) return hot;
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  arrive(connection: ClientConnection): void {
    this.#guests.add(connection.guest, connection);
  }

  leave(connection: ClientConnection): void {
    this.#guests.delete(connection.guest, connection);
  }

  /** Writes what is still to be written, and lets everything go. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
    this.#endBus();
    for (const watch of this.#watches.values()) watch.close();
    await this.queue.settled();
  }

  async #load(id: string): Promise<LoadedTable | null> {
    const found = await this.node.store.find(id);
    if (found === null) return null;
    const table = new LoadedTable(found.number, foldRows(found.rows), this.#around);
    this.#hot.set(id, table);
    this.#watches.set(table, new TableWatch(table, this.node));
    this.node.metrics.loadedTables(this.#hot.size);
    this.#watches.get(table)?.attend();
    this.node.bus.publish({ kind: 'presence-request', table: id });
    return table;
  }

  async #make(plan: NewTablePlan): Promise<Result<string, Refusal>> {
    const { id, rows, summary } = createTable(plan, this.node.clock());
    try {
      await this.node.store.create(rows, summary);
      return ok(id);
    } catch (error) {
      this.node.log.error('store-failed', { error });
      return refuse('unavailable');
    }
  }

  /** Once it is kept, tells guests who are elsewhere, and other nodes. */
  #publish(table: LoadedTable, notices: readonly TableNotice[]): void {
    for (const notice of notices)
      for (const connection of this.#elsewhere(notice.guest, table))
        this.queue.send(table, connection, noticeText(notice));
    const { version } = table.state;
    this.queue.after(table, () => this.node.bus.publish({ kind: 'rows-written', table: table.id, version, notices }));
  }

  /** The sockets of a guest that do not follow a table. */
  #elsewhere(guest: GuestId, table: LoadedTable | undefined): readonly ClientConnection[] {
    return this.#guests.of(guest).filter((connection) => table?.isFollowedBy(connection) !== true);
  }

  #hear(message: BusMessage): void {
    switch (message.kind) {
      case 'rows-written':
        this.#hearRows(message.table, message.version, message.notices);
        break;
      case 'presence':
        this.#hot.get(message.table)?.hearPresence(message);
        break;
      case 'presence-request': {
        const table = this.#hot.get(message.table);
        if (table?.isFollowed === true) this.#tellPresence(table);
        break;
      }
      case 'token-revoked':
        break;
    }
  }

  #tellPresence(table: LoadedTable): void {
    const { id, present, state } = table;
    const message = { kind: 'presence', node: this.#name, table: id, version: state.version, ...present } as const;
    this.queue.after(table, () => this.node.bus.publish(message));
  }

  #hearRows(id: string, version: number, notices: readonly TableNotice[]): void {
    const table = this.#hot.get(id);
    for (const notice of notices)
      for (const connection of this.#elsewhere(notice.guest, table)) connection.send(noticeText(notice));
    table?.catchUp(version);
  }

  get #isClosed(): boolean {
    return this.#sweeping === undefined;
  }

  /** One at a time, however long the store takes. */
  async #sweepAlone(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    await this.#guard(this.#sweep(), 'sweep-failed');
    this.#isSweeping = false;
  }

  /** Lets go of tables that nobody needs, and wakes those whose time has come. */
  async #sweep(): Promise<void> {
    const now = this.node.clock();
    // The machine has slept, and the timers with it: their deadlines have come nearer.
    const hasSlept = now - this.#sweptAt > MISSED_SWEEPS * SWEEP;
    this.#sweptAt = now;
    const isDue = now - this.#beatAt >= BEAT;
    if (isDue) this.#beatAt = now;
    let looked = 0;
    for (const table of this.#hot.values()) {
      if (table.needsRetry || hasSlept) this.#steady(table);
      table.look();
      // Tells the other nodes again who is here: what was said before may be lost.
      if (isDue && table.isFollowed) this.#tellPresence(table);
      if (this.#isIdle(table, now)) this.#drop(table);
      if (++looked % SWEPT_AT_ONCE === 0) await setImmediate();
      if (this.#isClosed) return;
    }
    await this.#wake(now);
  }

  /**
   * So many at a time; the next time goes on from there. Tables that are awake need no waking, and one that can't be read keeps no
   * other asleep.
   */
  async #wake(now: number): Promise<void> {
    let woken = 0;
    while (woken < MOST_WOKEN) {
      const due = await this.node.store.due(now, MOST_WOKEN, this.#wokenUpTo);
      for (const { table } of due) {
        if (this.#hot.has(table)) continue;
        woken++;
        await this.#guard(this.open(table), 'store-failed');
        await setImmediate();
        if (this.#isClosed) return;
      }
      this.#wokenUpTo = due.length < MOST_WOKEN ? undefined : due.at(-1);
      if (this.#wokenUpTo === undefined) return;
    }
  }

  /** Clocks and bots look at the table again, and try what could not be kept. */
  #steady(table: LoadedTable): void {
    table.needsRetry = false;
    this.#watches.get(table)?.attend();
  }

  #isIdle(table: LoadedTable, now: number): boolean {
    const isKept = table.state.phase !== 'over' && now - table.idleSince < KEEP_IDLE;
    if (table.isFollowed || table.isBusy || isKept || this.queue.holds(table)) return false;
    return this.#watches.get(table)?.isBusy !== true;
  }

  #drop(table: LoadedTable): void {
    if (this.#hot.get(table.id) === table) this.#hot.delete(table.id);
    this.#watches.get(table)?.close();
    this.#watches.delete(table);
    this.node.metrics.loadedTables(this.#hot.size);
  }

  /** What goes on in the background may fail, with the store most of all: it comes round again. */
  async #guard(work: Promise<unknown>, event: 'store-failed' | 'sweep-failed'): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.node.log.error(event, { error });
    }
  }
}

function myTable({ summary, seats }: GuestTable, guest: GuestId): MyTable {
  const seat = seats.indexOf(guest);
  const mySeat = seat < 0 ? null : seat;
  const isMine = mySeat !== null && summary.seats[mySeat]?.bot === null;
  return { ...summary, mySeat, myTurn: isMine && summary.awaited.includes(mySeat) };
}
