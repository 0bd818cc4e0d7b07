/**
 * Carries out the effects that tables return: the only place where tables meet the store, the bus, sockets and bot
 * workers.
 */

import { randomUUID } from 'node:crypto';
import type { TableNotice } from '../../bus/bus.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { MultiMap } from '../../connections/multi-map.js';
import type { GuestId, LogRow } from '../../store/store.js';
import { CommitQueue } from '../commit/commit-queue.js';
import type { PendingWork, TableEffect } from '../effects/table-effect.js';
import { noticeText } from '../follow/notices.js';
import type { LoadedTable } from './loaded-table.js';
import type { TableDeps } from './table-deps.js';
import type { TableInput } from './table-input.js';

/** What the runner asks of whoever keeps the tables in memory. */
interface LoadedTables {
  /** Lets clocks and bots look at a table. */
  attend(table: LoadedTable): void;
  /** Removes a table from memory. */
  drop(table: LoadedTable): void;
}

/** One method per kind of effect, complete by type. */
type EffectMethods = {
  readonly [Kind in TableEffect['kind']]: (
    runner: EffectRunner,
    table: LoadedTable,
    effect: Extract<TableEffect, { readonly kind: Kind }>,
  ) => void;
};

export class EffectRunner {
  readonly queue: CommitQueue<LoadedTable>;
  /** Other nodes know this one by its id. */
  readonly #nodeId = randomUUID();

  constructor(
    private readonly deps: TableDeps,
    private readonly loaded: LoadedTables,
    private readonly guests: MultiMap<GuestId, ClientConnection>,
  ) {
    const { store, metrics, log } = deps;
    this.queue = new CommitQueue(store, {
      committed: (rows, milliseconds) => metrics.committed(rows, milliseconds),
      failed: (error) => log.error('commit-failed', { error }),
      sendFailed: (error) => log.error('send-failed', { error }),
      lost: (table, reason, lost) => this.run(table, table.rowsLost(reason, lost)),
    });
  }

  /** Lets a table handle an input, and carries out what follows. */
  submit(table: LoadedTable, input: TableInput): void {
    this.run(table, table.handle(input, this.deps.clock()));
  }

  unfollow(table: LoadedTable, connection: ClientConnection): void {
    this.run(table, table.unfollow(connection, this.deps.clock()));
  }

  run(table: LoadedTable, effects: readonly TableEffect[]): void {
    // The method is that of the effect's own kind, which the compiler can't follow.
    for (const effect of effects) EffectRunner.#methods[effect.kind](this, table, effect as never);
  }

  static readonly #methods: EffectMethods = {
    append: (runner, table, effect) => runner.queue.add(table, effect),
    send: (runner, table, effect) => runner.queue.add(table, effect),
    'send-now': (_, __, { to, text }) => to.send(text),
    close: (_, __, { connection }) => connection.close('unavailable'),
    'publish-rows'(runner, table, { version, notices, pushes }) {
      runner.#publishRows(table, version, notices);
      if (pushes.length > 0)
        runner.queue.after(table, () => {
          for (const notice of pushes) runner.deps.pushes.notify(notice);
        });
    },
    'publish-presence'(runner, table, { present }) {
      const message = { kind: 'presence', node: runner.#nodeId, table: table.id, ...present } as const;
      runner.queue.after(table, () => runner.deps.bus.publish(message));
    },
    attend: (runner, table) => runner.loaded.attend(table),
    deal: (runner, table, { work }) => void runner.#deal(table, work),
    'read-log': (runner, table, { work }) => void runner.#readLog(table, work),
    drop(runner, table, { error }) {
      runner.deps.log.error('table-failed', { table: table.id, error });
      runner.loaded.drop(table);
    },
    report: (runner, table, { event, error }) => runner.deps.log.error(event, { table: table.id, error }),
    count: (runner, _, { outcome }) => runner.deps.metrics.command(outcome),
  };

  #publishRows(table: LoadedTable, version: number, notices: readonly TableNotice[]): void {
    for (const notice of notices)
      for (const to of this.#connectionsElsewhere(notice.guest, table))
        this.queue.add(table, { kind: 'send', to, text: noticeText(notice), request: null });
    this.queue.after(table, () => this.deps.bus.publish({ kind: 'rows-written', table: table.id, version, notices }));
  }

  /** Sends notices that come from another node. */
  notify(notices: readonly TableNotice[], table: LoadedTable | undefined): void {
    for (const notice of notices)
      for (const connection of this.#connectionsElsewhere(notice.guest, table)) connection.send(noticeText(notice));
  }

  /** The connections of a guest that do not follow a table. */
  #connectionsElsewhere(guest: GuestId, table: LoadedTable | undefined): readonly ClientConnection[] {
    return this.guests.of(guest).filter((connection) => table?.isFollowedBy(connection) !== true);
  }

  async #deal(table: LoadedTable, work: PendingWork & { kind: 'deal' }): Promise<void> {
    const { botWorkers, clock } = this.deps;
    const effects = await botWorkers.deal(work.deal).then(
      (deal) => table.dealt(work, deal, clock()),
      (error: unknown) => table.dealFailed(work, error, clock()),
    );
    this.run(table, effects);
  }

  async #readLog(table: LoadedTable, work: PendingWork & { kind: 'catch-up' | 'reload' }): Promise<void> {
    const { clock } = this.deps;
    const effects = await this.#rowsFor(table, work).then(
      (rows) => table.logRead(work, rows, clock()),
      (error: unknown) => table.readFailed(work, error, clock()),
    );
    this.run(table, effects);
  }

  async #rowsFor(table: LoadedTable, { kind, after }: PendingWork & { kind: 'catch-up' | 'reload' }) {
    // Rows of this node are either stored before it reads those of the other, or lost to them.
    if (kind === 'catch-up') await this.queue.settled();
    return this.deps.store.rowsAfter(table.number, after) as Promise<readonly LogRow[]>;
  }
}
