/** The store in one SQLite file. A commit is durable when it returns (`synchronous=FULL`), and holds many rows. */

import { type Stats, statSync } from 'node:fs';
import type { TableSummary } from '@riverstone/protocol';
import type {
  Append,
  DueTable,
  FoundTable,
  GuestId,
  GuestTable,
  LogRow,
  NewLogRow,
  NewStoredTable,
  NewSummary,
  NodeId,
  NodeLease,
  Store,
  StoredSummary,
  TableNumber,
  TableOwner,
} from '../store.js';
import { StoreProblem } from '../store-problem.js';
import { guestTable, type SummaryParts } from '../stored-summary.js';
import { canonicalPath, type FileLock, type FileUse, lockFile } from './file-lock.js';
import { type Database, openDatabase, type Statement } from './sqlite-driver.js';
import { SqliteGuests } from './sqlite-guests.js';
import { isCheckedAtStart, refuseDamage, refuseForeignWal } from './sqlite-inspection.js';
import { type LastRow, SqliteLog } from './sqlite-log.js';
import { ownedByOthersSql, SqliteNodes } from './sqlite-nodes.js';
import { checkVersion, migrate } from './sqlite-schema.js';

/** After this many pages (16 MB) the write-ahead log is moved into the database and starts over. */
const WAL_PAGES = 4000;
/** While a backup reads, the write-ahead log can't start over. When it does, it shrinks to this. */
const WAL_BYTES_KEPT = 2 ** 26;
const CACHE_KIB = 32_768;
/** How long to wait for another process that holds the file. All tables wait meanwhile, so it is short. */
const BUSY_MS = 500;
/** SQLite's code for damage. */
const SQLITE_CORRUPT = 11;
/** Tables are numbered from 1. */
const NO_TABLE = 0;

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    begin: prepare('BEGIN IMMEDIATE'),
    commit: prepare('COMMIT'),
    rollback: prepare('ROLLBACK'),
    addTable: prepare('INSERT INTO tables (id, phase, listed, summary, seats) VALUES (?, ?, ?, ?, ?)'),
    setSummary: prepare('UPDATE tables SET phase = ?, listed = ?, summary = ?, seats = ? WHERE number = ?'),
    setWake: prepare('INSERT OR REPLACE INTO wakes VALUES (?, ?)'),
    endWake: prepare('DELETE FROM wakes WHERE number = ?'),
    addGuest: prepare('INSERT INTO table_guests VALUES (?, ?) ON CONFLICT DO NOTHING'),
    addFormerGuest: prepare('INSERT INTO former_guests VALUES (?, ?) ON CONFLICT DO NOTHING'),
    noteFormerGuests: prepare(
      `INSERT INTO former_guests SELECT guest, number FROM table_guests
       WHERE number = ? AND guest NOT IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
    ),
    removeGuests: prepare(
      'DELETE FROM table_guests WHERE number = ? AND guest NOT IN (SELECT value FROM json_each(?))',
    ),
    find: prepare('SELECT number FROM tables WHERE id = ?'),
    // A list of tables, each with its last row: one statement costs less than one for each.
    summaries: prepare(
      `SELECT summary, seats, log.at, log.awaited, wakes.at AS wake FROM json_each(?) AS listed
       CROSS JOIN tables ON tables.number = listed.value ->> 'number'
       CROSS JOIN log ON log.row = listed.value ->> 'row'
       LEFT JOIN wakes ON wakes.number = tables.number ORDER BY listed.key`,
    ),
    lobby: prepare(`SELECT number FROM tables WHERE listed = 1 AND phase = 'gathering' ORDER BY number DESC LIMIT ?`),
    due: prepare(
      `SELECT id AS "table", number, at FROM tables JOIN wakes USING (number)
       WHERE at <= ?3 AND (at, number) > (?4, ?5) AND number NOT IN (${ownedByOthersSql}) ORDER BY at, number LIMIT ?6`,
    ),
    ping: prepare('SELECT count(*) FROM (SELECT 1 FROM log LIMIT 1)'),
    tryToAdd: prepare("INSERT INTO log VALUES (0, 0, 0, 0, '', '', 0, 0)"),
    tryToRemove: prepare('DELETE FROM log WHERE row = 0'),
    count: prepare('SELECT count(*) AS tables FROM tables'),
  };
}

export interface SqliteSettings {
  /** What the nodes that share the file go by, instead of the machine's clock. */
  readonly clock?: () => number;
  /** How a server uses the file; undefined for readers. */
  readonly use?: FileUse | undefined;
}

/** Opens the file, or creates it. */
export async function openSqliteStore(named: string, { clock, use }: SqliteSettings = {}): Promise<Store> {
  const file = canonicalPath(named);
  const lock = use === undefined ? null : await lockFile(file, use);
  let database: Database | null = null;
  try {
    await refuseForeignWal(file);
    database = await openDatabase(file);
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    checkVersion(database);
    if (isCheckedAtStart(file)) refuseDamage(database);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -${CACHE_KIB};
      PRAGMA wal_autocheckpoint = ${WAL_PAGES}; PRAGMA journal_size_limit = ${WAL_BYTES_KEPT}; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = FAST;`);
    migrate(database);
    return new SqliteStore(database, file, clock ?? machineClock(database), lock);
  } catch (error) {
    database?.close();
    lock?.release();
    throw explained(error);
  }
}

/** SQLite's word for a damaged file is a `StoreProblem`; all else stays as it is, a file that is no database, too. */
function explained(error: unknown): unknown {
  const isDamaged = error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_CORRUPT;
  return isDamaged ? new StoreProblem('damaged', error.message, { cause: error }) : error;
}

/** The machine's time of day, which all processes share that have the file open. */
function machineClock(database: Database): () => number {
  const now = database.prepare("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now");
  return () => (now.get() as { now: number }).now;
}

class SqliteStore extends SqliteGuests implements Store {
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #log: SqliteLog;
  readonly #nodes: SqliteNodes;
  readonly #opened: Stats;
  /** Whether the last transaction failed. */
  #isFailing = false;

  constructor(
    private readonly database: Database,
    private readonly file: string,
    private readonly clock: () => number,
    private readonly lock: FileLock | null,
  ) {
    const log = new SqliteLog(database);
    super(database, log);
    this.#sql = statementsOf(database);
    this.#log = log;
    this.#nodes = new SqliteNodes(database, (work) => this.transaction(work), clock);
    this.#opened = statSync(file);
  }

  async create(rows: readonly NewLogRow[], summary: StoredSummary): Promise<TableNumber> {
    return this.transaction(() => this.#create({ rows, summary }));
  }

  #create({ rows, summary }: NewStoredTable): TableNumber {
    const { table, phase, listed } = summary.summary;
    const values = [table, phase, Number(listed), JSON.stringify(summary.summary), JSON.stringify(summary.seats)];
    const number = Number(this.#sql.addTable.run(...values).lastInsertRowid);
    for (const row of rows) this.#log.add(number, row);
    for (const guest of summary.guests) this.#sql.addGuest.run(guest, number);
    for (const guest of summary.removed ?? []) this.#sql.addFormerGuest.run(guest, number);
    return number;
  }

  async append(rows: readonly Append[]): Promise<ReadonlySet<TableNumber>> {
    return this.transaction(() => {
      const conflicts = new Set<TableNumber>();
      for (const append of rows) {
        const { table, row } = append;
        if (conflicts.has(table)) continue;
        if (this.#log.add(table, row)) this.#updateTable(append);
        else conflicts.add(table);
      }
      return conflicts;
    });
  }

  async find(id: string): Promise<FoundTable | null> {
    const number = await this.numberOf(id);
    return number === null ? null : { number, rows: await this.rowsAfter(number, 0) };
  }

  async numberOf(id: string): Promise<TableNumber | null> {
    const found = this.#sql.find.get(id) as { number: TableNumber } | undefined;
    return found?.number ?? null;
  }

  async rowsAfter(table: TableNumber, version: number): Promise<readonly LogRow[]> {
    return this.#log.rowsAfter(table, version);
  }

  async summary(id: string): Promise<TableSummary | null> {
    const number = await this.numberOf(id);
    return number === null ? null : (this.#read([this.#lastRowOf(number)])[0]?.summary ?? null);
  }

  async tablesOf(guest: GuestId, limit: number): Promise<readonly GuestTable[]> {
    return this.#read(this.#log.newestOf(guest, limit));
  }

  async lobby(limit: number): Promise<readonly TableSummary[]> {
    const tables = this.#sql.lobby.all(limit) as { number: TableNumber }[];
    return this.#read(tables.map(({ number }) => this.#lastRowOf(number))).map(({ summary }) => summary);
  }

  #lastRowOf(number: TableNumber): LastRow {
    return { number, row: this.#log.lastRowOf(number) };
  }

  /** The summaries of tables. What changes with every move comes from the last rows of their logs. */
  #read(tables: readonly LastRow[]): GuestTable[] {
    return (this.#sql.summaries.all(JSON.stringify(tables)) as SummaryParts[]).map(guestTable);
  }

  async due(
    now: number,
    limit: number,
    node: NodeId | null,
    after = { at: -1, number: NO_TABLE },
  ): Promise<readonly DueTable[]> {
    return this.#sql.due.all(this.clock(), node, now, after.at, after.number, limit) as DueTable[];
  }

  async startLease(node: NodeLease, ttl: number): Promise<void> {
    this.#nodes.startLease(node, ttl);
  }

  async renewLease(node: NodeId, ttl: number): Promise<boolean> {
    return this.#nodes.renewLease(node, ttl);
  }

  async endLease(node: NodeId): Promise<void> {
    this.#nodes.endLease(node);
  }

  async acquire(table: TableNumber, node: NodeId): Promise<TableOwner> {
    return this.#nodes.acquire(table, node);
  }

  async release(table: TableNumber, node: NodeId): Promise<void> {
    this.#nodes.release(table, node);
  }

  async ownedBy(node: NodeId): Promise<readonly TableNumber[]> {
    return this.#nodes.ownedBy(node);
  }

  async liveNodes(): Promise<readonly NodeLease[]> {
    return this.#nodes.liveNodes();
  }

  async now(): Promise<number> {
    return this.#nodes.now();
  }

  async clusterSecret(proposed: string): Promise<string> {
    return this.#nodes.clusterSecret(proposed);
  }

  async ping(): Promise<void> {
    this.#sql.ping.get();
    this.#checkFile();
    if (this.#isFailing) this.transaction(() => this.#tryToWrite());
  }

  /** A deleted or replaced file could still be written to, but nobody would find the rows again. */
  #checkFile(): void {
    const { dev, ino } = statSync(this.file);
    if (dev !== this.#opened.dev || ino !== this.#opened.ino)
      throw new Error('the database file was moved or replaced');
  }

  /** Writes and removes a row in one transaction. */
  #tryToWrite(): void {
    this.#sql.tryToAdd.run();
    this.#sql.tryToRemove.run();
  }

  async size(): Promise<{ readonly bytes: number; readonly tables: number }> {
    const { tables } = this.#sql.count.get() as { tables: number };
    const log = statSync(`${this.file}-wal`, { throwIfNoEntry: false });
    return { bytes: statSync(this.file).size + (log?.size ?? 0), tables };
  }

  async close(): Promise<void> {
    this.database.close();
    this.lock?.release();
  }

  #setSummary(table: TableNumber, { summary, seats, guests }: NewSummary): void {
    const { setSummary, addGuest, noteFormerGuests, removeGuests } = this.#sql;
    setSummary.run(summary.phase, Number(summary.listed), JSON.stringify(summary), JSON.stringify(seats), table);
    if (guests === undefined) return;
    for (const guest of guests) addGuest.run(guest, table);
    const members = JSON.stringify(guests);
    noteFormerGuests.run(table, members);
    removeGuests.run(table, members);
  }

  /** Updates what is stored beside the log. */
  #updateTable({ table, summary, wakeAt, created }: Append): void {
    if (summary !== undefined) this.#setSummary(table, summary);
    if (created !== undefined) this.#create(created);
    if (wakeAt === null) this.#sql.endWake.run(table);
    else if (wakeAt !== undefined) this.#sql.setWake.run(table, wakeAt);
  }

  protected override transaction<T>(work: () => T): T {
    const { begin, commit } = this.#sql;
    let hasBegun = false;
    try {
      this.#checkFile();
      begin.run();
      hasBegun = true;
      this.#log.begin();
      const result = work();
      this.#log.write();
      commit.run();
      this.#log.committed();
      this.#isFailing = false;
      return result;
    } catch (error) {
      this.#isFailing = true;
      if (hasBegun) this.#rollBack();
      throw error;
    }
  }

  #rollBack(): void {
    try {
      this.#sql.rollback.run();
    } catch {
      // On a full disk SQLite has rolled back already. The first error is the one to report.
    }
  }
}
