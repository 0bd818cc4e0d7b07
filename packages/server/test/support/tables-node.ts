/** The tables of one node in this process: a real file, real sessions, and a clock that the test alone turns. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { bundledBotWorker } from '../../../../scripts/testing/bundle.mjs';
import { BotWorkers } from '../../src/bots/bot-workers.js';
import type { Bus } from '../../src/bus/bus.js';
import { LocalBus } from '../../src/bus/local-bus.js';
import type { TableNotice } from '../../src/bus/topics.js';
import { soleOwnership } from '../../src/cluster/ownership.js';
import { createLimits, type Limits } from '../../src/limits/limits.js';
import { createLog } from '../../src/observing/log.js';
import { createMetrics } from '../../src/observing/metrics.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Store } from '../../src/store/store.js';
import { StoredTables } from '../../src/tables/stored-tables.js';
import { Tables } from '../../src/tables/tables.js';
import { Person } from './person.js';

/** Some day; the clock stands still until somebody lets it go on. */
const FIRST_MOMENT = Date.UTC(2025, 0, 1);

/** Counts what bots are asked. */
class CountedBotWorkers extends BotWorkers {
  asked = 0;

  override ask(...question: Parameters<BotWorkers['ask']>): ReturnType<BotWorkers['ask']> {
    this.asked++;
    return super.ask(...question);
  }
}

export class TablesNode {
  readonly tables: Tables;
  readonly catalogue: StoredTables;
  readonly logged: string[] = [];
  /** What was to be pushed to people whose page is closed. */
  readonly pushed: TableNotice[] = [];
  readonly #limits: Limits = createLimits('off');
  #now = FIRST_MOMENT;
  #hasLostStore = false;

  private constructor(
    readonly store: Store,
    readonly file: string,
    private readonly botWorkers: CountedBotWorkers,
    bus: Bus,
  ) {
    const log = createLog('debug', { write: (line) => this.logged.push(line) });
    const clock = (): number => this.#now;
    const pushes = { notify: (notice: TableNotice) => void this.pushed.push(notice) };
    this.tables = new Tables({
      store,
      bus,
      ownership: soleOwnership,
      remote: null,
      botWorkers,
      metrics: createMetrics(),
      log,
      pushes,
      clock,
    });
    this.catalogue = new StoredTables({ store, log, clock, hosts: this.tables });
  }

  /** On a file of its own, unless one is named that others share; `around` may put something before the store. */
  static async open(
    file?: string,
    bus: Bus = new LocalBus().node(),
    around: (store: Store) => Store = (store) => store,
  ): Promise<TablesNode> {
    const data = file ?? join(mkdtempSync(join(tmpdir(), 'riverstone-tables-')), 'tables.sqlite');
    return new TablesNode(around(await openSqliteStore(data)), data, new CountedBotWorkers(bundledBotWorker, 1), bus);
  }

  /** How often a bot was asked what it would do. */
  get thoughts(): number {
    return this.botWorkers.asked;
  }

  get now(): number {
    return this.#now;
  }

  /**
   * Lets time go by, as it does while a machine sleeps: whoever waits looks at the clock when the table is looked at.
   */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Somebody with a socket; two with the same name are two devices of one guest. */
  person(guest: string, network?: string): Person {
    const { tables } = this;
    const report = (error: unknown): never => {
      throw error;
    };
    return new Person(
      guest,
      { tables, limits: this.#limits, clock: () => this.#now, count: () => {}, report },
      network,
    );
  }

  /** A table of somebody's, who follows it. Its id. */
  async table(host: Person, plan: Omit<NewTable, 'listed' | 'name'> & Partial<NewTable>): Promise<string> {
    const table = unwrap(await this.catalogue.create({ listed: false, name: host.guest, ...plan }, host.guest));
    await host.join(table);
    return table;
  }

  /** Everybody takes a seat in order, the first being the host, gives a share, and the game begins: three, two, one. */
  async start(people: readonly Person[], plan: Pick<NewTable, 'game'> & Partial<NewTable>): Promise<string> {
    const [host] = people;
    if (host === undefined) throw new Error('nobody plays');
    const table = await this.table(host, { seats: people.map(() => null), options: {}, ...plan });
    for (const [seat, person] of people.entries()) {
      if (seat > 0) await this.seat(person, table, seat);
      unwrap(await person.do({ type: 'share', share: shareOf(seat) }));
    }
    unwrap(await host.do({ type: 'start' }));
    this.#now = Math.max(this.#now, host.room.playFrom ?? 0);
    return table;
  }

  async seat(person: Person, table: string, seat: number): Promise<void> {
    await person.join(table);
    unwrap(await person.do({ type: 'enter', name: person.guest }));
    unwrap(await person.do({ type: 'sit', seat }));
  }

  /** The store is gone while all else goes on. */
  async loseStore(): Promise<void> {
    this.#hasLostStore = true;
    await this.store.close();
  }

  async close(): Promise<void> {
    await this.tables.close();
    this.botWorkers.close();
    if (!this.#hasLostStore) await this.store.close();
  }

  /** Also takes the file away. */
  async remove(): Promise<void> {
    await this.close();
    rmSync(join(this.file, '..'), { recursive: true, force: true });
  }
}

/** What somebody in a seat gives to the chance. */
function shareOf(seat: number): string {
  return `${seat}c0ffee`.repeat(5).slice(0, 32).padEnd(32, 'a');
}
