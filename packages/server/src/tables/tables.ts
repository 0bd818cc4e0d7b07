/** All tables of this node. Those in use are in memory, the others only in the store. */

import type { BusMessage } from '../bus/bus.js';
import type { ClientConnection } from '../connections/connection.js';
import { MultiMap } from '../connections/multi-map.js';
import type { GuestId } from '../store/store.js';
import type { CommitQueue } from './commit/commit-queue.js';
import { type HostPresence, HostSightings } from './load/host-sightings.js';
import { LoadedTable } from './load/loaded-table.js';
import { EffectRunner } from './load/run-effects.js';
import type { TableDeps } from './load/table-deps.js';
import type { TableInput } from './load/table-input.js';
import { TableSweep } from './load/table-sweep.js';
import { TableWatch } from './load/table-watch.js';
import { foldRows } from './state/apply-row.js';

/** A table without followers stays in memory for this long, unless its game is over. In milliseconds. */
const IDLE_TTL = 60_000;

export class Tables implements HostPresence {
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #loading = new Map<string, Promise<LoadedTable | null>>();
  readonly #watches = new Map<LoadedTable, TableWatch>();
  readonly #guests = new MultiMap<GuestId, ClientConnection>();
  readonly #hosts = new HostSightings();
  readonly #runner: EffectRunner;
  readonly #sweep: TableSweep;
  readonly #unsubscribe: () => void;

  constructor(private readonly deps: TableDeps) {
    const attend = (table: LoadedTable): void => this.#watches.get(table)?.attend();
    this.#runner = new EffectRunner(deps, { attend, drop: (table) => this.#drop(table) }, this.#guests);
    this.#unsubscribe = deps.bus.subscribe((message) => this.#hear(message));
    this.#sweep = new TableSweep(
      {
        loaded: () => this.#loaded.values(),
        has: (id) => this.#loaded.has(id),
        open: (id) => this.open(id),
        submit: (table, input) => this.submit(table, input),
        noteHost: (table, now) => this.#noteHost(table, now),
        forgetHosts: (now) => this.#hosts.forgetOld(now),
        dropIfIdle: (table, now) => this.#dropIfIdle(table, now),
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

  /** The table with that id, loaded from the store if necessary; null if there is none. */
  async open(id: string): Promise<LoadedTable | null> {
    const loaded = this.#loaded.get(id);
    if (loaded !== undefined) return loaded;
    const loading = this.#loading.get(id) ?? this.#load(id);
    this.#loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(id);
    }
  }

  /** Lets a table handle an input, now or when its turn comes. */
  submit(table: LoadedTable, input: TableInput): void {
    this.#runner.submit(table, input);
  }

  unfollow(table: LoadedTable, connection: ClientConnection): void {
    this.#runner.unfollow(table, connection);
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

  /** Resolves when everything is durable and sent. */
  async close(): Promise<void> {
    this.#sweep.close();
    this.#unsubscribe();
    for (const watch of this.#watches.values()) watch.close();
    await this.queue.settled();
  }

  async #load(id: string): Promise<LoadedTable | null> {
    const found = await this.deps.store.find(id);
    if (found === null) return null;
    const table = new LoadedTable(found.number, foldRows(id, found.rows), this.deps.clock());
    const watch = new TableWatch(table, this.deps, (input) => this.submit(table, input));
    this.#loaded.set(id, table);
    this.#watches.set(table, watch);
    this.deps.metrics.loadedTables(this.#loaded.size);
    watch.attend();
    this.deps.bus.publish({ kind: 'presence-request', table: id });
    return table;
  }

  #hear(message: BusMessage): void {
    if (message.kind === 'token-revoked') return;
    const table = this.#loaded.get(message.table);
    if (message.kind === 'presence' && message.hasHost) this.#hosts.saw(message.table, this.deps.clock());
    if (message.kind === 'rows-written') this.#runner.notify(message.notices, table);
    if (table !== undefined) this.submit(table, inputFor(message));
  }

  /** Notes that the host of a table in the lobby is there. */
  #noteHost({ id, state, isHostHere }: LoadedTable, now: number): void {
    if (isHostHere && state.listed && state.phase === 'gathering') this.#hosts.saw(id, now);
  }

  #dropIfIdle(table: LoadedTable, now: number): void {
    const isRecent = table.state.phase !== 'over' && now - table.idleSince < IDLE_TTL;
    if (table.isFollowed || table.isBusy || isRecent || this.queue.holds(table)) return;
    if (this.#watches.get(table)?.isBusy !== true) this.#drop(table);
  }

  #drop(table: LoadedTable): void {
    if (this.#loaded.get(table.id) === table) this.#loaded.delete(table.id);
    this.#watches.get(table)?.close();
    this.#watches.delete(table);
    this.deps.metrics.loadedTables(this.#loaded.size);
  }
}

function inputFor(message: Exclude<BusMessage, { kind: 'token-revoked' }>): TableInput {
  switch (message.kind) {
    case 'rows-written':
      return { type: 'catch-up', version: message.version };
    case 'presence':
      return { type: 'presence', presence: message };
    case 'presence-request':
      return { type: 'presence-request' };
  }
}
