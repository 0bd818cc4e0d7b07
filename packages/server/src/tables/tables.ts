/** All tables of this node: those in use are in memory, the others in the store. */

import type { MyTable, NewTable, TableSummary } from '@riverstone/protocol';
import { type GameRecord, ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import type { Thinkers } from '../bots/thinkers.js';
import type { Bus, BusMessage } from '../bus/bus.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import { type Connection, encode } from '../sockets/connection.js';
import type { GuestId, GuestTable, Store } from '../store/store.js';
import { CommitQueue } from './commit-queue.js';
import type { Request } from './followers.js';
import { checkOptions } from './game-in-play.js';
import { HotTable, type TableSurroundings } from './hot-table.js';
import { type LogBody, writeBody } from './log-body.js';
import { plainText } from './names.js';
import { type Notice, noticesToAll, noticeText } from './notices.js';
import { cantHaveRematch, rematchOf, type TablePlan } from './rematch.js';
import { luckOf, summaryOf } from './room-of.js';
import { newSecret, newTableId } from './table-ids.js';
import type { TableService } from './table-service.js';
import { foldRows, type TableState } from './table-state.js';
import { TableWatch } from './table-watch.js';

/** Tables in a list. */
const MOST_LISTED = 100;
/** A table that nobody follows stays in memory for this long, in milliseconds. */
const KEEP_IDLE = 60_000;
/** How often the store is asked for tables that somebody should look at, and idle tables are let go. */
const SWEEP = 1000;
const MOST_WOKEN = 100;

/** What the tables of a node need. */
export interface NodeServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly log: Log;
  clock(): number;
}

export class Tables implements TableService {
  readonly queue: CommitQueue;
  readonly #hot = new Map<string, HotTable>();
  readonly #loading = new Map<string, Promise<HotTable | null>>();
  readonly #watches = new Map<HotTable, TableWatch>();
  readonly #rematching = new Map<HotTable, Promise<void>>();
  readonly #guests = new Map<GuestId, Set<Connection>>();
  readonly #around: TableSurroundings;
  readonly #endBus: () => void;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(private readonly node: NodeServices) {
    const { store, metrics, log } = node;
    this.queue = new CommitQueue(store, {
      committed: (rows, milliseconds) => metrics.committed(rows, milliseconds),
      failed: (error) => log.error('commit-failed', { error }),
    });
    this.#around = {
      queue: this.queue,
      clock: () => node.clock(),
      read: (table) => store.rowsAfter(table.number, 0),
      deal: (dealing) => node.thinkers.deal(dealing),
      drop: (table, error) => {
        log.error('table-failed', { table: table.id, error });
        this.#drop(table);
      },
      count: (outcome) => metrics.command(outcome),
      runOutClocks: (table) => this.#watches.get(table)?.runOutClocks(),
      attend: (table) => this.#watches.get(table)?.attend(),
      publish: (table, notices) => this.#publish(table, table.id, notices),
    };
    this.#endBus = node.bus.subscribe((message) => void this.#guard(this.#hear(message)));
    this.#sweeping = setInterval(() => void this.#guard(this.#sweep()), SWEEP);
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
    const state = await this.#stateOf(id);
    if (state === null) return refuse('not-found');
    const { game, phase, playedAt } = state;
    if (phase !== 'over' || game === null) return refuse('not-over');
    const players = state.seats.map(({ member, bot }, seat) =>
      member === null ? `Bot ${seat + 1} (${bot})` : (state.member(member)?.name ?? ''),
    );
    return ok(game.record(players, playedAt, luckOf(state)));
  }

  /** The table with that id, read from the store where it is not in memory; null when there is none. */
  async open(id: string): Promise<HotTable | null> {
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

  /** Makes a table with the same people, and links it; whoever asks second is led to the first one's. */
  async rematch(table: HotTable, request: Request): Promise<void> {
    const { from, id } = request;
    const again = (): void => void this.rematch(table, request);
    const answer = (text: string): void => this.queue.send(table, from, text, again);
    const code = cantHaveRematch(table.state, from.guest);
    if (code !== null) {
      answer(encode({ type: 'refused', id, code, detail: {} }));
      return;
    }
    const making = this.#rematching.get(table);
    if (making !== undefined) {
      await making;
      return this.rematch(table, request);
    }
    if (table.state.rematch === null) await this.#makeRematch(table, request);
    else answer(encode({ type: 'done', id, version: table.state.version }));
  }

  /** One at a time, so that no table is made that nobody is led to. */
  async #makeRematch(table: HotTable, request: Request): Promise<void> {
    const making = this.#make(rematchOf(table.state)).then((made) => this.#link(table, made, request));
    this.#rematching.set(table, making);
    try {
      await making;
    } finally {
      this.#rematching.delete(table);
    }
  }

  #link(table: HotTable, made: Result<string, Refusal>, { from, id }: Request): void {
    if (!made.ok) {
      const { code, detail } = made.error;
      this.queue.send(table, from, encode({ type: 'refused', id, code, detail }));
      return;
    }
    const next = made.value;
    table.linkRematch(next, { from, id, retry: () => void this.rematch(table, { from, id }) });
    this.#publish(table, next, noticesToAll(table.state, 'rematch', next));
  }

  arrive(connection: Connection): void {
    const sockets = this.#guests.get(connection.guest) ?? new Set();
    sockets.add(connection);
    this.#guests.set(connection.guest, sockets);
  }

  leave(connection: Connection): void {
    const sockets = this.#guests.get(connection.guest);
    sockets?.delete(connection);
    if (sockets?.size === 0) this.#guests.delete(connection.guest);
  }

  /** Writes what is still to be written, and lets everything go. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
    this.#endBus();
    for (const watch of this.#watches.values()) watch.close();
    await this.queue.settled();
  }

  async #load(id: string): Promise<HotTable | null> {
    const found = await this.node.store.find(id);
    if (found === null) return null;
    const table = new HotTable(found.number, foldRows(found.rows), this.#around);
    this.#hot.set(id, table);
    this.#watches.set(table, new TableWatch(table, this.node));
    this.node.metrics.hotTables(this.#hot.size);
    this.#watches.get(table)?.attend();
    return table;
  }

  async #stateOf(id: string): Promise<TableState | null> {
    const hot = this.#hot.get(id);
    if (hot !== undefined) {
      await this.queue.settled();
      return hot.state;
    }
    const found = await this.node.store.find(id);
    if (found === null) return null;
    return foldRows(found.rows);
  }

  async #make(plan: TablePlan): Promise<Result<string, Refusal>> {
    const table = newTableId();
    const body: LogBody = { do: 'made', table, secret: newSecret(), by: null, id: null, ...plan };
    const row = { version: 1, at: this.node.clock(), body: writeBody(body), awaited: [] };
    const state = foldRows([row]);
    try {
      await this.node.store.create([row], summaryOf(state));
      return ok(table);
    } catch (error) {
      this.node.log.error('store-failed', { error });
      return refuse('unavailable');
    }
  }

  /** Once it is kept, tells guests who are elsewhere, and other nodes. */
  #publish(table: HotTable, id: string, notices: readonly Notice[]): void {
    for (const notice of notices)
      for (const connection of this.#elsewhere(notice.guest, table))
        this.queue.send(table, connection, noticeText(notice));
    const { version } = table.state;
    this.queue.after(table, () => this.node.bus.publish({ table: id, version, notices }));
  }

  /** The sockets of a guest that do not follow a table. */
  #elsewhere(guest: GuestId, table: HotTable | undefined): readonly Connection[] {
    const sockets = this.#guests.get(guest);
    if (sockets === undefined) return [];
    return [...sockets].filter((connection) => table?.isFollowedBy(connection) !== true);
  }

  async #hear({ table: id, version, notices }: BusMessage): Promise<void> {
    const table = this.#hot.get(id);
    for (const notice of notices)
      for (const connection of this.#elsewhere(notice.guest, table)) connection.send(noticeText(notice));
    if (table === undefined || table.state.version >= version) return;
    await this.queue.settled();
    const rows = await this.node.store.rowsAfter(table.number, table.state.version);
    table.catchUp(rows);
  }

  /** Lets go of tables that nobody needs, and wakes those whose time has come. */
  async #sweep(): Promise<void> {
    const now = this.node.clock();
    for (const table of this.#hot.values()) {
      if (table.isShaken) this.#steady(table);
      if (this.#isIdle(table, now)) this.#drop(table);
    }
    // One that can't be read must not keep the others asleep.
    for (const id of await this.node.store.due(now, MOST_WOKEN)) await this.#guard(this.open(id));
  }

  /** Clocks and bots try again what could not be kept. */
  #steady(table: HotTable): void {
    table.isShaken = false;
    this.#watches.get(table)?.attend();
  }

  #isIdle(table: HotTable, now: number): boolean {
    if (table.isFollowed || now - table.idleSince < KEEP_IDLE) return false;
    return this.#watches.get(table)?.isBusy !== true;
  }

  #drop(table: HotTable): void {
    if (this.#hot.get(table.id) === table) this.#hot.delete(table.id);
    this.#watches.get(table)?.close();
    this.#watches.delete(table);
    this.node.metrics.hotTables(this.#hot.size);
  }

  /** What goes on in the background may fail with the store: it comes round again. */
  async #guard(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.node.log.error('store-failed', { error });
    }
  }
}

function myTable({ summary, seats }: GuestTable, guest: GuestId): MyTable {
  const seat = seats.indexOf(guest);
  const mySeat = seat < 0 ? null : seat;
  const isMine = mySeat !== null && summary.seats[mySeat]?.bot === null;
  return { ...summary, mySeat, myTurn: isMine && summary.awaited.includes(mySeat) };
}
