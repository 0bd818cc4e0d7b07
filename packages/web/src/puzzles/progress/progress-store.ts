/** What was solved on this device: in the browser's database; in this tab's memory where that is forbidden or full. */

import { signal } from '@preact/signals';
import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { RowStore } from '../../table/saved/row-store';
import type { DeviceTableStore } from '../../table/saved/table-store';
import { readSolverRecord, readTryRecord, type SolverRecord, type TryRecord } from './records';

type Untouched<Row> = Omit<Row, 'touchedAt'>;

export class ProgressStore {
  readonly solvers = signal<ReadonlyMap<PuzzleKind, SolverRecord>>(new Map());
  readonly tries = signal<ReadonlyMap<string, TryRecord>>(new Map());
  readonly #solverRows: RowStore<SolverRecord>;
  readonly #tryRows: RowStore<TryRecord>;

  constructor(private readonly store: Pick<DeviceTableStore, 'database' | 'refused' | 'health'>) {
    this.#solverRows = new RowStore(store, 'solvers', readSolverRecord);
    this.#tryRows = new RowStore(store, 'tries', readTryRecord);
  }

  get health(): DeviceTableStore['health'] {
    return this.store.health;
  }

  /** Reads everything: each time puzzles are opened, because another tab or a file may have added to it. */
  async load(): Promise<void> {
    const [solvers, tries] = await Promise.all([this.#solverRows.all(), this.#tryRows.all()]);
    this.solvers.value = new Map(solvers.map((each) => [each.id, each]));
    this.tries.value = new Map(tries.map((each) => [each.id, each]));
  }

  async keepSolver(solver: Untouched<SolverRecord>): Promise<void> {
    const row = { ...solver, touchedAt: Date.now() };
    this.solvers.value = new Map([...this.solvers.peek(), [row.id, row]]);
    await this.#solverRows.put(row);
  }

  async keepTry(made: Untouched<TryRecord>): Promise<void> {
    const row = { ...made, touchedAt: Date.now() };
    this.tries.value = new Map([...this.tries.peek(), [row.id, row]]);
    await this.#tryRows.put(row);
  }
}
