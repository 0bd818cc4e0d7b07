/** Deletes old tables, a few at a time, so that nobody who plays notices. */

import type { Ownership } from '../cluster/ownership.js';
import type { AgedTable, OperatingStore } from '../store/operating-store.js';
import type { TableNumber } from '../store/store.js';
import type { Tables } from '../tables/tables.js';

/** How long tables are kept after their last change, in milliseconds; for ever if left out. */
export interface RetentionSettings {
  readonly keepFinished?: number | undefined;
  readonly keepUnfinished?: number | undefined;
}

interface RetentionDeps {
  readonly store: Pick<OperatingStore, 'agedTables' | 'deleteTables' | 'takeDuty'>;
  readonly tables: Pick<Tables, 'has'>;
  readonly ownership: Pick<Ownership, 'acquire' | 'markFenced'>;
  /** This node. One node at a time does the work. */
  readonly node: string;
  clock(): number;
  /** Called with the number of deleted tables. */
  deleted(count: number): void;
}

/** How many tables are checked per round. */
const BATCH = 200;
/** If a node stops, another one takes the duty over after this long, in milliseconds. */
const DUTY_MS = 60_000;
const DUTY = 'retention';

export class Retention {
  /** The last table checked: rounds go through all tables in the order of their numbers. */
  #after: TableNumber = 0;

  constructor(
    private readonly settings: RetentionSettings,
    private readonly deps: RetentionDeps,
  ) {}

  async deleteSome(): Promise<void> {
    const { keepFinished, keepUnfinished } = this.settings;
    if (keepFinished === undefined && keepUnfinished === undefined) return;
    const { store, tables, ownership, node, clock, deleted } = this.deps;
    const now = clock();
    if (!(await store.takeDuty(DUTY, node, now, now + DUTY_MS))) return;
    const checked = await store.agedTables(this.#after, BATCH);
    this.#after = checked.length < BATCH ? 0 : (checked.at(-1)?.number ?? 0);
    // A table in memory is in use. It is deleted in a later round.
    const old = checked.filter((table) => this.#isOld(table, now) && !tables.has(table.table));
    const free: TableNumber[] = [];
    for (const { number } of old) if (await this.#isFree(number)) free.push(number);
    if (free.length === 0) return;
    await store.deleteTables(free);
    for (const number of free) ownership.markFenced(number);
    deleted(free.length);
  }

  /** Acquires the table, so that no other node can load it. False if another node owns it. */
  async #isFree(table: TableNumber): Promise<boolean> {
    return (await this.deps.ownership.acquire(table)).owner === 'self';
  }

  #isOld({ phase, touchedAt }: AgedTable, now: number): boolean {
    const { keepFinished, keepUnfinished } = this.settings;
    const kept = phase === 'over' ? keepFinished : keepUnfinished;
    return kept !== undefined && now - touchedAt >= kept;
  }
}
