/** What was solved on this device: in the browser's database; in this tab's memory where that is forbidden or full. */

import { signal } from '@preact/signals';
import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StorageHealth } from '../../table/saved/table-store';
import { isSolverRecord, isTryRecord, type SolverRecord, type TryRecord } from './records';

interface Schema extends DBSchema {
  solvers: { key: string; value: unknown };
  tries: { key: string; value: unknown };
}

const DATABASE = 'riverstone-puzzles';
const VERSION = 1;

export class ProgressStore {
  readonly health = signal<StorageHealth>('fine');
  readonly solvers = signal<ReadonlyMap<PuzzleKind, SolverRecord>>(new Map());
  readonly tries = signal<ReadonlyMap<string, TryRecord>>(new Map());
  /** When everything was read. */
  readonly ready: Promise<void>;
  #database: IDBPDatabase<Schema> | null = null;

  constructor() {
    this.ready = this.#open();
  }

  async #open(): Promise<void> {
    try {
      this.#database = await openDB<Schema>(DATABASE, VERSION, {
        upgrade: (database) => {
          database.createObjectStore('solvers', { keyPath: 'kind' });
          database.createObjectStore('tries', { keyPath: 'id' });
        },
        // A newer page wants to change the database: let it, and use this tab's memory from now on.
        blocking: () => this.#lose('newer'),
        terminated: () => this.#lose('forbidden'),
      });
      await this.#read(this.#database);
    } catch (error) {
      this.#lose(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'forbidden');
    }
  }

  /** What can't be read is left out: it costs a rating, not the page. */
  async #read(database: IDBPDatabase<Schema>): Promise<void> {
    const [solvers, tries] = await Promise.all([database.getAll('solvers'), database.getAll('tries')]);
    this.solvers.value = new Map(solvers.filter(isSolverRecord).map((each) => [each.kind, each]));
    this.tries.value = new Map(tries.filter(isTryRecord).map((each) => [each.id, each]));
  }

  keepSolver(solver: SolverRecord): Promise<void> {
    this.solvers.value = new Map([...this.solvers.peek(), [solver.kind, solver]]);
    return this.#put('solvers', solver);
  }

  keepTry(made: TryRecord): Promise<void> {
    this.tries.value = new Map([...this.tries.peek(), [made.id, made]]);
    return this.#put('tries', made);
  }

  async #put(store: 'solvers' | 'tries', value: SolverRecord | TryRecord): Promise<void> {
    try {
      await this.#database?.put(store, value);
      if (this.#database !== null) this.health.value = 'fine';
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.health.value = isFull ? 'full' : 'forbidden';
    }
  }

  #lose(health: StorageHealth): void {
    this.#database?.close();
    this.#database = null;
    this.health.value = health;
  }
}
