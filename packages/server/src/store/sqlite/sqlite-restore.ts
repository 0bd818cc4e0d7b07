/** Restores into a new file beside the old one, and replaces the old one at the end. */

import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type PastDeletion,
  type RelationRow,
  type RestoreTarget,
  relations,
  type TableContents,
  type TargetOptions,
} from '../contents.js';
import { StoreProblem, storeReason } from '../store-problem.js';
import { canonicalPath, type FileLock, lockFile } from './file-lock.js';
import { type Database, openDatabase, type Statement } from './sqlite-driver.js';
import { walSize } from './sqlite-inspection.js';
import { SqliteLog } from './sqlite-log.js';
import { migrate, rebuildHeads } from './sqlite-schema.js';

/** How many rows are written in one transaction. */
const MAX_ROWS = 50_000;
const OWN_FILE = 0o600;
const fileSuffixes = ['', '-wal', '-shm'] as const;
/** Marks the name of an unfinished file. The id of the process that writes it follows. */
const FRESH = '.restoring-';

/** What the file holds before the restore. */
interface ExistingContent {
  readonly isOccupied: boolean;
  readonly deleted: readonly PastDeletion[];
}

export async function openSqliteTarget(named: string, { replaces }: TargetOptions): Promise<RestoreTarget> {
  const file = canonicalPath(named);
  // No server can start on the file until the restore ends.
  const lock = await lockFile(file, 'alone').catch((error: unknown) => {
    if (storeReason(error) !== 'in-use') throw error;
    throw new StoreProblem('in-use', 'a server uses it; stop that first', { cause: error });
  });
  const fresh = `${file}${FRESH}${process.pid}`;
  let database: Database | null = null;
  try {
    removeLeftovers(file);
    const existing = await existingContent(file);
    if (existing.isOccupied && !replaces) throw new StoreProblem('occupied', 'something is in it');
    // It must never be readable by others.
    closeSync(openSync(fresh, 'wx', OWN_FILE));
    database = await openDatabase(fresh);
    // Nobody uses the file before it is complete, so it needs no journal.
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536');
    migrate(database);
    return new SqliteTarget(database, fresh, file, existing, lock);
  } catch (error) {
    database?.close();
    if (database !== null) removeFresh(fresh);
    lock.release();
    throw error;
  }
}

/** Deletes files that killed restores left: they hold everybody's hands. The lock ensures that nobody writes them. */
function removeLeftovers(file: string): void {
  const start = `${basename(file)}${FRESH}`;
  for (const name of readdirSync(dirname(file))) if (name.startsWith(start)) rmSync(join(dirname(file), name));
}

/** A damaged file is occupied: it is kept, but nothing can be read from it. */
async function existingContent(file: string): Promise<ExistingContent> {
  if (!fileSuffixes.some((suffix) => existsSync(`${file}${suffix}`))) return { isOccupied: false, deleted: [] };
  if (!existsSync(file)) return { isOccupied: true, deleted: [] };
  const database = await openDatabase(file, { readOnly: walSize(file) > 0 });
  try {
    const numberIn = (name: string, where = ''): number =>
      (database.prepare(`SELECT count(*) AS n FROM ${name} ${where}`).get() as { n: number }).n;
    const has = (name: string): boolean => numberIn('sqlite_schema', `WHERE name = '${name}'`) > 0;
    if (numberIn('sqlite_schema') === 0) return { isOccupied: false, deleted: [] };
    const deleted = has('items')
      ? (database.prepare("SELECT id AS guest, at FROM items WHERE kind = 'forgotten'").all() as PastDeletion[])
      : [];
    const isEmpty = has('tables') && has('tokens') && numberIn('tables') + numberIn('tokens') === 0;
    return { isOccupied: !isEmpty, deleted };
  } catch (error) {
    if (storeReason(error) !== 'damaged') throw error;
    return { isOccupied: true, deleted: [] };
  } finally {
    database.close();
  }
}

class SqliteTarget implements RestoreTarget {
  readonly deleted: readonly PastDeletion[];
  readonly #log: SqliteLog;
  readonly #inserts = new Map<string, Statement>();
  #waiting = 0;
  readonly #removeAtExit = (): void => removeFresh(this.fresh);

  constructor(
    private readonly database: Database,
    private readonly fresh: string,
    private readonly file: string,
    private readonly existing: ExistingContent,
    private readonly lock: FileLock,
  ) {
    this.deleted = existing.deleted;
    this.#log = new SqliteLog(database);
    process.once('exit', this.#removeAtExit);
    this.#begin();
  }

  async addRelationRow({ relation, values }: RelationRow): Promise<void> {
    this.#insert(relation, relations[relation], values);
  }

  async addTable({ rows, ...table }: TableContents): Promise<void> {
    const { number, id, phase, listed, summary, seats, awaited, wake, guests, former } = table;
    const columns = ['number', 'id', 'phase', 'listed', 'summary', 'seats'];
    this.#insert('tables', columns, [number, id, phase, Number(listed), summary, seats]);
    if (wake !== null) this.#insert('wakes', ['number', 'at'], [number, wake]);
    for (const guest of guests) this.#insert('table_guests', ['guest', 'number'], [guest, number]);
    for (const guest of former) this.#insert('former_guests', ['guest', 'number'], [guest, number]);
    const seatsAwaited = awaited === '' ? [] : awaited.split(',').map(Number);
    for (const row of rows) {
      const isLast = row.version === rows.length;
      if (!this.#log.add(number, { ...row, awaited: isLast ? seatsAwaited : [] }))
        throw new Error(`version ${row.version} of table ${id} follows none`);
    }
    this.#waiting += rows.length;
    if (this.#waiting < MAX_ROWS) return;
    this.#commit();
    this.#begin();
  }

  async forget({ guest, at }: PastDeletion): Promise<void> {
    for (const relation of ['tokens', 'subscriptions', 'daily_scores'])
      this.database.prepare(`DELETE FROM ${relation} WHERE guest = ?`).run(guest);
    this.database.prepare('INSERT INTO deletions VALUES (?, ?) ON CONFLICT DO NOTHING').run(guest, at);
    this.database.prepare("INSERT INTO items VALUES ('forgotten', ?, ?, '{}') ON CONFLICT DO NOTHING").run(guest, at);
  }

  async finish(): Promise<string | null> {
    this.#commit();
    this.database.exec(rebuildHeads);
    this.database.close();
    giveToOwner(this.fresh, dirname(this.file));
    flush(this.fresh);
    const replacedFile = this.existing.isOccupied ? unusedName(`${this.file}.replaced-${fileDate(Date.now())}`) : null;
    for (const suffix of fileSuffixes) {
      const old = `${this.file}${suffix}`;
      if (replacedFile === null) rmSync(old, { force: true });
      else if (existsSync(old)) renameSync(old, `${replacedFile}${suffix}`);
    }
    renameSync(this.fresh, this.file);
    process.off('exit', this.#removeAtExit);
    flush(dirname(this.file));
    this.lock.release();
    return replacedFile;
  }

  async abandon(): Promise<void> {
    this.database.close();
    process.off('exit', this.#removeAtExit);
    removeFresh(this.fresh);
    this.lock.release();
  }

  #begin(): void {
    this.database.exec('BEGIN');
    this.#log.begin();
    this.#waiting = 0;
  }

  #commit(): void {
    this.#log.write();
    this.database.exec('COMMIT');
    this.#log.committed();
  }

  #insert(into: string, columns: readonly string[], values: readonly (string | number)[]): void {
    let insert = this.#inserts.get(into);
    if (insert === undefined) {
      const places = columns.map(() => '?').join(', ');
      insert = this.database.prepare(`INSERT INTO ${into} (${columns.join(', ')}) VALUES (${places})`);
      this.#inserts.set(into, insert);
    }
    insert.run(...values);
  }
}

function removeFresh(file: string): void {
  for (const suffix of ['', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

/** A name that no file has yet: two restores may end within a second. */
function unusedName(wanted: string): string {
  let name = wanted;
  for (let count = 2; fileSuffixes.some((suffix) => existsSync(`${name}${suffix}`)); count++)
    name = `${wanted}-${count}`;
  return name;
}

/** A time as part of a file's name: `20261119-042000`. */
function fileDate(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

/** If root restores, the file must belong to the owner of the folder, who runs the server. */
function giveToOwner(file: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}

/** What was written is on the disk when this returns. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
