/**
 * Group commit: everything that happens at all tables in one turn of the event loop (three turns under load) becomes
 * one commit. Nothing is sent before the rows that it tells of are durable.
 */

import type { ClientConnection } from '../../connections/connection.js';
import type { Append, TableNumber, TableStore } from '../../store/store.js';
import type { Span } from '../../tracing/tracer.js';
import type { AppendEffect, SendEffect } from '../effects/table-effect.js';
import type { CommandRequest } from '../effects/table-request.js';

/** What the queue needs to know of a table. */
interface QueuedTable {
  readonly number: TableNumber;
}

/** Another node owns the table now (`conflict`), or the store can't be written to (`failure`). */
export type LossReason = 'conflict' | 'failure';

export interface CommitObserver<Table> {
  /** Whether this node still owns its tables. If not, nothing is stored or sent any more. */
  mayAct(): boolean;
  committed(rows: number, milliseconds: number): void;
  /** What a command led to is durable, and its author is told. */
  acknowledged(request: CommandRequest): void;
  failed(error: unknown): void;
  /** A message about stored rows could not be sent. */
  sendFailed(error: unknown): void;
  /**
   * None of the table's rows were stored. `lost` has them, and the replies that were based on them and were not sent,
   * in their original order.
   */
  lost(table: Table, reason: LossReason, lost: readonly (AppendEffect | SendEffect)[]): void;
}

interface Item<Table> {
  readonly table: Table | null;
  readonly effect: AppendEffect | SendEffect | { readonly kind: 'call'; readonly work: () => void };
}

/**
 * Under load, the queue waits for this many more turns of the event loop before it commits: that halves the number of
 * commits, because everything that arrived during the last commit is included. It never waits for a timer.
 */
const EXTRA_TURNS = 2;

const noTables: ReadonlySet<never> = new Set<never>();

export class CommitQueue<Table extends QueuedTable> {
  /** Rows and messages, in order. */
  #items: Item<Table>[] = [];
  /** The items of the commit under way. */
  #writing: readonly Item<Table>[] | null = null;
  #isScheduled = false;
  /** Whether the last commit had more than one row. */
  #isLoaded = false;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly store: Pick<TableStore, 'append'>,
    private readonly observer: CommitObserver<Table>,
  ) {}

  /** Appends a row, or sends a message once everything before it is durable. */
  add(table: Table, effect: AppendEffect | SendEffect): void {
    this.#push({ table, effect });
  }

  /** Sends a message that belongs to no table, after everything that was queued before. */
  send(to: ClientConnection, text: string): void {
    this.#push({ table: null, effect: { kind: 'send', to, text, request: null } });
  }

  /** Calls a function once everything before it is durable, unless rows of the table are lost. */
  after(table: Table, work: () => void): void {
    this.#push({ table, effect: { kind: 'call', work } });
  }

  /** Calls a function after everything that was queued before, whatever became of it. */
  afterAll(work: () => void): void {
    this.#push({ table: null, effect: { kind: 'call', work } });
  }

  /** How many rows and messages wait or are being written. */
  get length(): number {
    return this.#items.length + (this.#writing?.length ?? 0);
  }

  /** Whether anything of a table is queued or being written. */
  holds(table: Table): boolean {
    const isOfTable = (item: Item<Table>): boolean => item.table === table;
    return this.#items.some(isOfTable) || this.#writing?.some(isOfTable) === true;
  }

  /** Resolves when everything that is queued now is durable and sent. */
  settled(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  #push(item: Item<Table>): void {
    this.#items.push(item);
    this.#schedule();
  }

  get #isIdle(): boolean {
    return this.#items.length + this.#waiting.length === 0 && this.#writing === null;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#writing !== null) return;
    this.#isScheduled = true;
    this.#commitAfter(this.#isLoaded ? EXTRA_TURNS : 0);
  }

  #commitAfter(turns: number): void {
    setImmediate(() => (turns === 0 ? void this.#turn() : this.#commitAfter(turns - 1)));
  }

  async #turn(): Promise<void> {
    this.#isScheduled = false;
    const [items, waiting] = [this.#items, this.#waiting];
    this.#items = [];
    this.#waiting = [];
    this.#writing = items;
    const lost = this.observer.mayAct() ? await this.#commit(items) : noTables;
    this.#writing = null;
    // The process may have been paused while it wrote, so the lease may have expired.
    const mayAct = this.observer.mayAct();
    for (const { table, effect } of items) if (table === null || (mayAct && !lost.has(table))) this.#send(effect);
    for (const resolve of waiting) resolve();
    if (!this.#isIdle) this.#schedule();
  }

  /** A message that can't be sent must not keep the others from being sent. */
  #send(effect: Item<Table>['effect']): void {
    try {
      if (effect.kind === 'call') {
        effect.work();
        return;
      }
      if (effect.kind === 'send') effect.to.send(effect.text);
      if (effect.request?.type === 'command') this.observer.acknowledged(effect.request);
    } catch (error) {
      this.observer.sendFailed(error);
    }
  }

  /** Writes the rows. Returns the tables that lost theirs. */
  async #commit(items: readonly Item<Table>[]): Promise<ReadonlySet<Table>> {
    const rows: Append[] = [];
    let span: Span | null | undefined;
    for (const { effect } of items) {
      if (effect.kind !== 'append') continue;
      rows.push(effect.append);
      span ??= effect.request?.span;
    }
    this.#isLoaded = rows.length > 1;
    if (rows.length === 0) return noTables;
    const started = performance.now();
    let conflicts: ReadonlySet<TableNumber>;
    try {
      // Only one recorded command gets the spans of the store call. The others waited for the same call.
      conflicts = await (span ? span.within(() => this.store.append(rows)) : this.store.append(rows));
    } catch (error) {
      this.observer.failed(error);
      return this.#lose(items, 'failure', () => true);
    }
    this.observer.committed(rows.length, performance.now() - started);
    if (conflicts.size === 0) return noTables;
    return this.#lose(items, 'conflict', (table) => conflicts.has(table.number));
  }

  /** Items that were queued meanwhile for the same tables are based on the lost rows, so they are lost too. */
  #lose(written: readonly Item<Table>[], reason: LossReason, isLost: (table: Table) => boolean): ReadonlySet<Table> {
    const tables = new Set<Table>();
    for (const { table, effect } of written)
      if (table !== null && effect.kind === 'append' && isLost(table)) tables.add(table);
    const all = [...written, ...this.#items];
    this.#items = this.#items.filter(({ table }) => table === null || !tables.has(table));
    for (const table of tables) {
      const lost = all.flatMap((item) => (item.table === table ? redoable(item.effect) : []));
      this.observer.lost(table, reason, lost);
    }
    return tables;
  }
}

/** Only rows and replies are repeated. Their row, when applied again, sends all other messages again. */
function redoable(effect: Item<unknown>['effect']): readonly (AppendEffect | SendEffect)[] {
  if (effect.kind === 'append') return [effect];
  return effect.kind === 'send' && effect.request !== null ? [effect] : [];
}
