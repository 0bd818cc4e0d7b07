/** Once a second: unloads idle tables, and loads those that are due to be looked at. */

import { setImmediate } from 'node:timers/promises';
import type { DueTable } from '../../store/store.js';
import type { LoadedTable } from './loaded-table.js';
import type { TableDeps } from './table-deps.js';
import type { TableInput } from './table-input.js';
import { WakeBackoff } from './wake-backoff.js';

/** In milliseconds. */
const SWEEP_INTERVAL = 1000;
/** How many tables are woken per sweep. */
const MOST_WOKEN = 100;
/** How often other nodes are told which hosts are there, in milliseconds: before that news expires. */
const HOSTS_INTERVAL = 10_000;
/** How often the store is asked whether the tables in memory are still this node's, in milliseconds. */
const OWNED_INTERVAL = 5000;
/** After this many missed sweeps, assume the machine slept. */
const MISSED_SWEEPS = 5;
/** After this many tables, a sweep lets other work go first. */
const SWEEP_BATCH = 100;

/** What the sweep needs of whoever keeps the tables in memory. */
interface SweptTables {
  loaded(): Iterable<LoadedTable>;
  has(id: string): boolean;
  /** Loads a table; null if another node owns it. */
  open(id: string): Promise<LoadedTable | null>;
  submit(table: LoadedTable, input: TableInput): void;
  /** Notes which hosts of tables are there. `repeats`: other nodes are told of all of them again. */
  noteHosts(repeats: boolean, now: number): void;
  /** Unloads a table if nobody needs it. */
  dropIfIdle(table: LoadedTable, now: number): void;
  /** Ends the tables that are not this node's any more. */
  endTaken(): Promise<void>;
}

export class TableSweep {
  #timer: NodeJS.Timeout | undefined;
  #isSweeping = false;
  #sweptAt: number;
  #hostsAt = 0;
  #ownedAt = 0;
  /** Where the next search for due tables goes on; undefined to start with the first. */
  #wokenUpTo: DueTable | undefined;
  readonly #wakeBackoff = new WakeBackoff();

  constructor(
    private readonly tables: SweptTables,
    private readonly deps: Pick<TableDeps, 'store' | 'log' | 'clock' | 'ownership' | 'metrics'>,
  ) {
    this.#sweptAt = deps.clock();
    this.#timer = setInterval(() => void this.#sweepOnce(), SWEEP_INTERVAL);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  get #isClosed(): boolean {
    return this.#timer === undefined;
  }

  /** One sweep at a time, however slow the store is. */
  async #sweepOnce(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    await this.#guard(this.#sweep(), 'sweep-failed');
    this.#isSweeping = false;
  }

  async #sweep(): Promise<void> {
    const { tables } = this;
    const now = this.deps.clock();
    // While a machine sleeps its timers stand still, but deadlines do not.
    const isLate = now - this.#sweptAt > MISSED_SWEEPS * SWEEP_INTERVAL;
    this.#sweptAt = now;
    const sweep = { type: 'sweep', isLate } as const;
    let count = 0;
    for (const table of tables.loaded()) {
      tables.submit(table, sweep);
      tables.dropIfIdle(table, now);
      if (++count % SWEEP_BATCH === 0) await setImmediate();
      if (this.#isClosed) return;
    }
    const repeatsHosts = now - this.#hostsAt >= HOSTS_INTERVAL;
    if (repeatsHosts) this.#hostsAt = now;
    tables.noteHosts(repeatsHosts, now);
    if (!this.deps.ownership.mayAct()) return;
    await this.#wake(now);
    if (now - this.#ownedAt < OWNED_INTERVAL) return;
    this.#ownedAt = now;
    await tables.endTaken();
  }

  /** Loads due tables, a limited number at a time. One that can't be loaded does not keep the others asleep. */
  async #wake(now: number): Promise<void> {
    let woken = 0;
    this.#wakeBackoff.forgetOld(now);
    while (woken < MOST_WOKEN) {
      const due = await this.deps.store.due(now, MOST_WOKEN, this.deps.ownership.node, this.#wokenUpTo);
      for (const { table, at } of due) {
        if (this.tables.has(table) || !this.#wakeBackoff.mayWake(table, now)) continue;
        woken++;
        this.#wakeBackoff.woke(table, now);
        await this.#guard(this.#wakeOne(table, at), 'store-failed', table);
        await setImmediate();
        if (this.#isClosed) return;
      }
      this.#wokenUpTo = due.length < MOST_WOKEN ? undefined : due.at(-1);
      if (this.#wokenUpTo === undefined) return;
    }
  }

  async #wakeOne(table: string, dueAt: number): Promise<void> {
    const opened = await this.tables.open(table);
    if (opened !== null) this.deps.metrics.woken(Math.max(0, this.deps.clock() - dueAt));
  }

  /** Background work may fail, usually with the store. The next sweep tries again. */
  async #guard(work: Promise<unknown>, event: 'store-failed' | 'sweep-failed', table?: string): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.deps.log.error(event, { ...(table === undefined ? {} : { table }), error });
    }
  }
}
