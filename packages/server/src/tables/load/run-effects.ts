/**
 * Carries out the effects that tables return: the only place where tables meet the store, the bus, sockets and bot
 * workers.
 */

import type { TableNotice } from '../../bus/topics.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { MultiMap } from '../../connections/multi-map.js';
import type { GuestId } from '../../store/store.js';
import type { Span } from '../../tracing/tracer.js';
import { CommitQueue } from '../commit/commit-queue.js';
import type { PendingWork, TableEffect } from '../effects/table-effect.js';
import { noticeText } from '../follow/notices.js';
import type { LoadedTable } from './loaded-table.js';
import type { TableDeps } from './table-deps.js';
import { isRequest, type TableInput } from './table-input.js';

/** What the runner asks of whoever keeps the tables in memory. */
interface LoadedTables {
  /** Lets clocks and bots look at a table. */
  reschedule(table: LoadedTable): void;
  /** Removes a table from memory. */
  drop(table: LoadedTable): void;
  /** Whether a connection follows the table with that id, here or at another node. */
  isFollowedBy(id: string, connection: ClientConnection): boolean;
}

/** How long followers wait for news of who is here: in a crowd, one message tells of many. In milliseconds. */
const PRESENCE_DELAY = 100;

/** One method per kind of effect, complete by type. */
type EffectMethods = {
  readonly [Kind in TableEffect['kind']]: (
    runner: EffectRunner,
    table: LoadedTable,
    effect: Extract<TableEffect, { readonly kind: Kind }>,
  ) => void;
};

/** When all messages of the commit are sent. */
function endSoon(span: Span): void {
  span.step('send');
  queueMicrotask(() => span.end());
}

export class EffectRunner {
  readonly queue: CommitQueue<LoadedTable>;

  constructor(
    private readonly deps: TableDeps,
    private readonly loaded: LoadedTables,
    private readonly guests: MultiMap<GuestId, ClientConnection>,
  ) {
    const { store, metrics, log, ownership } = deps;
    this.queue = new CommitQueue(store, {
      mayAct: () => ownership.mayAct(),
      committed: (rows, milliseconds) => metrics.committed(rows, milliseconds),
      acknowledged: ({ receivedAt, span }) => {
        if (receivedAt !== undefined) metrics.acknowledged(performance.now() - receivedAt);
        if (span) endSoon(span);
      },
      failed: (error) => log.error('commit-failed', { error }),
      sendFailed: (error) => log.error('send-failed', { error }),
      lost: (table, reason, lost) => {
        if (reason === 'conflict') this.end(table);
        else this.run(table, table.rowsLost(lost));
      },
    });
    metrics.queue('commits', () => this.queue.length);
  }

  /** Lets a table handle an input, and carries out what follows. */
  submit(table: LoadedTable, input: TableInput): void {
    if (this.deps.ownership.mayAct()) this.run(table, table.handle(input, this.#nowAt(table)));
    // The lease is lost, so this node has given the table up. A client that does not follow it yet must learn that.
    else if (isRequest(input)) input.from.close('unavailable');
  }

  /** Sends everybody away and drops the table: this node owns it no longer. */
  end(table: LoadedTable): void {
    this.run(table, table.end('unavailable'));
    this.loaded.drop(table);
  }

  unfollow(table: LoadedTable, connection: ClientConnection): void {
    this.run(table, table.unfollow(connection, this.#nowAt(table)));
  }

  #nowAt(table: LoadedTable): number {
    return table.timeAt(this.deps.clock());
  }

  run(table: LoadedTable, effects: readonly TableEffect[]): void {
    // The method is that of the effect's own kind, which the compiler can't follow.
    for (const effect of effects) EffectRunner.#methods[effect.kind](this, table, effect as never);
  }

  static readonly #methods: EffectMethods = {
    append(runner, table, effect) {
      runner.queue.add(table, effect);
      const { created } = effect.append;
      if (created !== undefined)
        runner.queue.after(table, () => runner.deps.log.info('table-made', { table: created.summary.summary.table }));
    },
    send: (runner, table, effect) => runner.queue.add(table, effect),
    'send-now': (_, __, { to, text }) => to.send(text),
    close: (_, __, { connection, reason }) => connection.close(reason),
    'publish-notices'(runner, table, { notices, absent, pushes }) {
      runner.#sendNotices(table, notices);
      if (absent.length > 0)
        runner.queue.after(table, () => runner.deps.bus.publish('notices', { at: table.id, notices: [...absent] }));
      if (pushes.length > 0)
        runner.queue.after(table, () => {
          for (const notice of pushes) runner.deps.pushes.notify(notice);
        });
    },
    'tell-presence'(runner, table) {
      setTimeout(() => runner.submit(table, { type: 'presence' }), PRESENCE_DELAY);
    },
    reschedule: (runner, table) => runner.loaded.reschedule(table),
    deal: (runner, table, { work }) => void runner.#deal(table, work),
    'read-log': (runner, table, { work }) => void runner.#readLog(table, work),
    drop(runner, table, { error }) {
      runner.deps.log.error('table-failed', { table: table.id, error });
      runner.loaded.drop(table);
    },
    report: (runner, table, { event, error }) => runner.deps.log.error(event, { table: table.id, error }),
    count: (runner, _, { outcome }) => runner.deps.metrics.command(outcome),
  };

  /** To connections that do not follow the table. */
  #sendNotices(table: LoadedTable, notices: readonly TableNotice[]): void {
    for (const notice of notices)
      for (const to of this.guests.of(notice.guest))
        if (!this.loaded.isFollowedBy(table.id, to))
          this.queue.add(table, { kind: 'send', to, text: noticeText(notice), request: null });
  }

  /** Sends notices of a table at another node. */
  notify(table: string, notices: readonly TableNotice[]): void {
    for (const notice of notices)
      for (const to of this.guests.of(notice.guest))
        if (!this.loaded.isFollowedBy(table, to)) to.send(noticeText(notice));
  }

  async #deal(table: LoadedTable, work: PendingWork & { kind: 'deal' }): Promise<void> {
    const effects = await this.deps.botWorkers.deal(work.deal).then(
      (deal) => table.dealt(work, deal, this.#nowAt(table)),
      (error: unknown) => table.dealFailed(work, error, this.#nowAt(table)),
    );
    this.run(table, effects);
  }

  async #readLog(table: LoadedTable, work: PendingWork & { kind: 'reload' }): Promise<void> {
    const effects = await this.deps.store.rowsAfter(table.number, 0).then(
      (rows) => table.logRead(work, rows, this.#nowAt(table)),
      (error: unknown) => table.readFailed(work, error, this.#nowAt(table)),
    );
    this.run(table, effects);
  }
}
