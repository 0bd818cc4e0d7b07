/** Once a second: unloads idle tables, and loads those that are due to be looked at. */

import { setImmediate } from 'node:timers/promises';
import type { DueTable } from '../../store/store.js';
import type { LoadedTable } from './loaded-table.js';
import type { TableDeps } from './table-deps.js';
import type { TableInput } from './table-input.js';

/** In milliseconds. */
const SWEEP_INTERVAL = 1000;
/** How many tables are woken per sweep. */
const MOST_WOKEN = 100;
/** How often other nodes are told who is connected, in milliseconds: three times before that expires. */
const PRESENCE_INTERVAL = 10_000;
/** After this many missed sweeps, assume the machine slept. */
const MISSED_SWEEPS = 5;
/** After this many tables, a sweep lets other work go first. */
const SWEEP_BATCH = 100;

/** What the sweep needs of whoever keeps the tables in memory. */
interface SweptTables {
  loaded(): Iterable<LoadedTable>;
  has(id: string): boolean;
  /** Loads a table. */
  open(id: string): Promise<unknown>;
  submit(table: LoadedTable, input: TableInput): void;
  /** Notes when the host of a table was there. */
  noteHost(table: LoadedTable, now: number): void;
  /** Forgets hosts that were there long ago. */
  forgetHosts(now: number): void;
  /** Unloads a table if nobody needs it. */
  dropIfIdle(table: LoadedTable, now: number): void;
}

export class TableSweep {
  #timer: NodeJS.Timeout | undefined;
  #isSweeping = false;
  #sweptAt: number;
  #presenceAt = 0;
  /** Where the next search for due tables goes on; undefined to start with the first. */
  #wokenUpTo: DueTable | undefined;

  constructor(
    private readonly tables: SweptTables,
    private readonly deps: Pick<TableDeps, 'store' | 'log' | 'clock'>,
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
    const repeatsPresence = now - this.#presenceAt >= PRESENCE_INTERVAL;
    if (repeatsPresence) this.#presenceAt = now;
    const sweep = { type: 'sweep', isLate } as const;
    let count = 0;
    for (const table of tables.loaded()) {
      tables.submit(table, sweep);
      if (repeatsPresence) tables.submit(table, { type: 'presence-request' });
      tables.noteHost(table, now);
      tables.dropIfIdle(table, now);
      if (++count % SWEEP_BATCH === 0) await setImmediate();
      if (this.#isClosed) return;
    }
    tables.forgetHosts(now);
    await this.#wake(now);
  }

  /** Loads due tables, a limited number at a time. One that can't be loaded does not keep the others asleep. */
  async #wake(now: number): Promise<void> {
    let woken = 0;
    while (woken < MOST_WOKEN) {
      const due = await this.deps.store.due(now, MOST_WOKEN, this.#wokenUpTo);
      for (const { table } of due) {
        if (this.tables.has(table)) continue;
        woken++;
        await this.#guard(this.tables.open(table), 'store-failed', table);
        await setImmediate();
        if (this.#isClosed) return;
      }
      this.#wokenUpTo = due.length < MOST_WOKEN ? undefined : due.at(-1);
      if (this.#wokenUpTo === undefined) return;
    }
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
