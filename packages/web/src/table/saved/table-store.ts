/** Stores tables in the browser's database; in this tab's memory where that is forbidden or full. */

import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import type { SavedTable, SaveProblem } from './saved-table';
import { endLocks } from './tab-lock';

/** What is kept, each row with an `id`. A row that is newer has a later `touchedAt`. */
export const objectStoreNames = ['tables', 'summaries', 'days', 'solvers', 'tries'] as const;
export type ObjectStoreName = (typeof objectStoreNames)[number];

interface Rows {
  key: string;
  value: unknown;
}

interface Schema extends DBSchema, Record<ObjectStoreName, Rows> {}

/** Whether tables outlive this tab. `newer`: a newer version of the page has changed the database. */
export type StorageHealth = 'fine' | 'forbidden' | 'full' | 'newer';

/** A table in the list of games; one that can't be read has a problem instead. */
export type ListedTable =
  | { readonly id: string; readonly table: SavedTable; readonly problem: null }
  | { readonly id: string; readonly table: null; readonly problem: SaveProblem };

const DATABASE = 'riverstone';
const VERSION = 3;

/**
 * How long the page waits for the database, in milliseconds. WebKit may never answer: not until all windows are closed,
 * once somebody has left the page while its database was made.
 */
const PATIENCE_MS = 8000;

/** What the database answers, or an error if it takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(patience));
}

const openOwn = (callbacks: OpenDBCallbacks<Schema>): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, VERSION, callbacks);

export class DeviceTableStore {
  readonly health = signal<StorageHealth>('fine');
  #database: IDBPDatabase<Schema> | null = null;
  readonly #ready: Promise<void>;
  /** Tables that are not in the database yet, or could not be written. */
  readonly #unsaved = new Map<string, SavedTable>();
  /** What this page wrote last, by id. */
  readonly #own = new Map<string, SavedTable>();

  constructor(open = openOwn) {
    this.#ready = inTime(this.#open(open)).catch(() => this.#lose('forbidden'));
  }

  async #open(open: typeof openOwn): Promise<void> {
    try {
      this.#database = await open({
        upgrade: (database) => {
          for (const kind of objectStoreNames)
            if (!database.objectStoreNames.contains(kind)) database.createObjectStore(kind, { keyPath: 'id' });
        },
        // A newer page wants to change the database: let it, and use this tab's memory from now on.
        blocking: () => {
          this.#database?.close();
          this.#lose('newer');
        },
        terminated: () => this.#lose('forbidden'),
      });
      if (this.health.value !== 'fine') this.#catchUp();
    } catch (error) {
      this.#lose(error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'forbidden');
    }
  }

  /** The database has answered after all: stores what was made meanwhile. */
  #catchUp(): void {
    this.health.value = 'fine';
    for (const table of this.#unsaved.values()) void this.write(table);
  }

  #lose(health: StorageHealth): void {
    this.#database = null;
    this.health.value = health;
  }

  /** The database, for all else that is kept; null where it can't be used. */
  async database(): Promise<IDBPDatabase<Schema> | null> {
    await this.#ready;
    return this.#database;
  }

  /** All tables, the last played first. */
  async list(): Promise<readonly ListedTable[]> {
    await this.#ready;
    const kept = new Map<string, unknown>();
    for (const raw of (await this.#try((database) => database.getAll('tables'))) ?? []) kept.set(idOf(raw), raw);
    for (const [id, table] of this.#unsaved) kept.set(id, table);
    if (kept.size === 0) return [];
    const { readListedTable } = await import('./read-listed-table');
    const tables = [...kept].map(([id, raw]): ListedTable => {
      const read = readListedTable(raw);
      return read.ok ? { id, table: read.table, problem: null } : { id, table: null, problem: read.problem };
    });
    return tables.sort((one, other) => (other.table?.touchedAt ?? 0) - (one.table?.touchedAt ?? 0));
  }

  /** What is stored under an id; undefined when nothing is. */
  async read(id: string): Promise<unknown> {
    await this.#ready;
    return this.#unsaved.get(id) ?? (await this.#try((database) => database.get('tables', id)));
  }

  /** The table, if what was read is what this page wrote last: then it needs no check, nor the code that checks. */
  ownTable(id: string, raw: unknown): SavedTable | undefined {
    const own = this.#own.get(id);
    const { touchedAt, obfuscatedLog } = raw as Partial<SavedTable>;
    return touchedAt === own?.touchedAt && obfuscatedLog === own?.obfuscatedLog ? own : undefined;
  }

  /** Stores a table. The write starts before this returns, so that closing the page right now loses nothing. */
  write(table: SavedTable): Promise<void> {
    this.#unsaved.set(table.id, table);
    this.#own.set(table.id, table);
    const database = this.#database;
    if (database === null) return this.#ready.then(() => (this.#database === null ? undefined : this.write(table)));
    try {
      const transaction = database.transaction('tables', 'readwrite', { durability: 'strict' });
      transaction.store.put(table).catch(() => undefined);
      transaction.commit();
      return inTime(transaction.done).then(
        () => this.#written(table),
        (error: unknown) => this.refused(error),
      );
    } catch (error) {
      this.refused(error);
      return Promise.resolve();
    }
  }

  async remove(id: string): Promise<void> {
    await this.#ready;
    this.#unsaved.delete(id);
    this.#own.delete(id);
    endLocks(id);
    await this.#try((database) => database.delete('tables', id));
  }

  /** Uses the database; if it fails, it is not used again. */
  async #try<T>(ask: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
    if (this.#database === null) return undefined;
    try {
      return await inTime(ask(this.#database));
    } catch {
      this.#lose('forbidden');
      return undefined;
    }
  }

  #written(table: SavedTable): void {
    if (this.#unsaved.get(table.id) === table) this.#unsaved.delete(table.id);
    this.health.value = 'fine';
  }

  /** Called when a write has failed: sets `health`. */
  refused(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    this.health.value = isFull ? 'full' : 'forbidden';
  }
}

function idOf(raw: unknown): string {
  return (raw as { readonly id: string }).id;
}
