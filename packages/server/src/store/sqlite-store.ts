/** The store in one SQLite file. A commit is durable when it returns (`synchronous=FULL`), and holds many rows. */

import { type Stats, statSync } from 'node:fs';
import type { TableSummary } from '@riverstone/protocol';
import { type Database, openDatabase, type Statement } from './sqlite-driver.js';
import { SqliteLog } from './sqlite-log.js';
import { checkVersion, migrate } from './sqlite-schema.js';
import type {
  Append,
  DailyEntry,
  DueTable,
  FixedSummary,
  FoundTable,
  GuestId,
  GuestTable,
  LogRow,
  NewLogRow,
  NewStoredTable,
  NewSubscription,
  NewSummary,
  PushKeys,
  ScoreCount,
  Store,
  StoredSubscription,
  StoredSummary,
  TableNumber,
} from './store.js';

/** After this many pages (16 MB) the write-ahead log is moved into the database and starts over. */
const WAL_PAGES = 4000;
const CACHE_KIB = 32_768;
/** How long to wait for another process that holds the file. All tables wait meanwhile, so it is short. */
const BUSY_MS = 500;
/** Tables are numbered from 1. */
const NO_TABLE = 0;

interface SummaryRow {
  readonly number: TableNumber;
  readonly summary: string;
  readonly seats: string;
}

const summaryColumns = 'tables.number, summary, seats FROM tables';

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
    removeGuests: prepare(
      'DELETE FROM table_guests WHERE number = ? AND guest NOT IN (SELECT value FROM json_each(?))',
    ),
    wakeOf: prepare('SELECT at FROM wakes WHERE number = ?'),
    find: prepare('SELECT number FROM tables WHERE id = ?'),
    summary: prepare(`SELECT ${summaryColumns} WHERE id = ?`),
    summaryOf: prepare(`SELECT ${summaryColumns} WHERE number = ?`),
    tablesOf: prepare('SELECT number FROM table_guests WHERE guest = ?'),
    lobby: prepare(`SELECT ${summaryColumns} WHERE listed = 1 AND phase = 'gathering' ORDER BY number DESC LIMIT ?`),
    due: prepare(
      `SELECT id AS "table", number, at FROM tables JOIN wakes USING (number)
       WHERE at <= ? AND (at, number) > (?, ?) ORDER BY at, number LIMIT ?`,
    ),
    addToken: prepare('INSERT INTO tokens VALUES (?, ?, ?)'),
    guestOf: prepare('SELECT guest FROM tokens WHERE hash = ?'),
    removeToken: prepare('DELETE FROM tokens WHERE hash = ?'),
    endCodes: prepare('DELETE FROM codes WHERE guest = ? OR until < ?'),
    addCode: prepare('INSERT INTO codes VALUES (?, ?, ?)'),
    useCode: prepare('DELETE FROM codes WHERE hash = ? AND until >= ? RETURNING guest'),
    addPushKeys: prepare('INSERT INTO push_keys VALUES (1, ?, ?) ON CONFLICT DO NOTHING'),
    pushKeys: prepare('SELECT public AS publicKey, private AS privateKey FROM push_keys'),
    addSubscription: prepare('INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)'),
    removeSubscription: prepare('DELETE FROM subscriptions WHERE token = ?'),
    dropSubscription: prepare('DELETE FROM subscriptions WHERE endpoint = ?'),
    subscriptionsOf: prepare('SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE guest = ?'),
    addDaily: prepare('INSERT INTO daily_scores VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    endDays: prepare('DELETE FROM daily_scores WHERE day < ?'),
    dailyScores: prepare(
      `SELECT score, count(*) AS players FROM daily_scores WHERE day = ? AND game = ?
       GROUP BY score ORDER BY score`,
    ),
    ping: prepare('SELECT count(*) FROM (SELECT 1 FROM log LIMIT 1)'),
    tryToAdd: prepare("INSERT INTO log VALUES (0, 0, 0, 0, '', '', 0)"),
    tryToRemove: prepare('DELETE FROM log WHERE row = 0'),
    count: prepare('SELECT count(*) AS tables FROM tables'),
  };
}

/** Opens the file, or creates it. */
export async function openSqliteStore(file: string): Promise<Store> {
  const database = await openDatabase(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    checkVersion(database);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -${CACHE_KIB};
      PRAGMA wal_autocheckpoint = ${WAL_PAGES}; PRAGMA temp_store = MEMORY;`);
    migrate(database);
    return new SqliteStore(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
}

class SqliteStore implements Store {
  readonly #sql: ReturnType<typeof statementsOf>;
  readonly #log: SqliteLog;
  readonly #opened: Stats;
  /** Whether the last transaction failed. */
  #isFailing = false;

  constructor(
    private readonly database: Database,
    private readonly file: string,
  ) {
    this.#sql = statementsOf(database);
    this.#log = new SqliteLog(database);
    this.#opened = statSync(file);
  }

  async create(rows: readonly NewLogRow[], summary: StoredSummary): Promise<TableNumber> {
    return this.#transaction(() => this.#create({ rows, summary }));
  }

  #create({ rows, summary }: NewStoredTable): TableNumber {
    const { table, phase, listed } = summary.summary;
    const values = [table, phase, Number(listed), JSON.stringify(summary.summary), JSON.stringify(summary.seats)];
    const number = Number(this.#sql.addTable.run(...values).lastInsertRowid);
    for (const row of rows) this.#log.add(number, row);
    for (const guest of summary.guests) this.#sql.addGuest.run(guest, number);
    return number;
  }

  async append(rows: readonly Append[]): Promise<ReadonlySet<TableNumber>> {
    return this.#transaction(() => {
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
    const found = this.#sql.find.get(id) as { number: TableNumber } | undefined;
    return found === undefined ? null : { number: found.number, rows: await this.rowsAfter(found.number, 0) };
  }

  async rowsAfter(table: TableNumber, version: number): Promise<readonly LogRow[]> {
    return this.#log.rowsAfter(table, version);
  }

  async summary(id: string): Promise<TableSummary | null> {
    const row = this.#sql.summary.get(id) as SummaryRow | undefined;
    return row === undefined ? null : this.#read(row).summary;
  }

  async tablesOf(guest: GuestId, most: number): Promise<readonly GuestTable[]> {
    const tables = (this.#sql.tablesOf.all(guest) as { number: TableNumber }[]).map(({ number }) => ({
      number,
      row: this.#log.lastRowOf(number),
    }));
    const last = tables.sort((one, other) => other.row - one.row).slice(0, most);
    return last.map(({ number }) => this.#read(this.#sql.summaryOf.get(number) as SummaryRow));
  }

  async lobby(most: number): Promise<readonly TableSummary[]> {
    return (this.#sql.lobby.all(most) as SummaryRow[]).map((row) => this.#read(row).summary);
  }

  /** A table's summary. What changes with every move comes from the last row of its log. */
  #read({ number, summary, seats }: SummaryRow): GuestTable {
    const fixed = JSON.parse(summary) as FixedSummary;
    const { at: touchedAt, awaited } = this.#log.lastOf(number);
    return {
      summary: { ...fixed, awaited, touchedAt, dueAt: this.#dueAt(number, fixed, awaited) },
      seats: JSON.parse(seats) as GuestTable['seats'],
    };
  }

  /** When the table is woken because somebody's days for a move are over. For a bot it is woken at once. */
  #dueAt(number: TableNumber, { days, seats }: FixedSummary, awaited: readonly number[]): number | null {
    if (days === null || awaited.some((seat) => seats[seat]?.bot !== null)) return null;
    const wake = this.#sql.wakeOf.get(number) as { at: number } | undefined;
    return wake?.at ?? null;
  }

  async due(now: number, most: number, after = { at: -1, number: NO_TABLE }): Promise<readonly DueTable[]> {
    return this.#sql.due.all(now, after.at, after.number, most) as DueTable[];
  }

  async createGuest(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    await this.addToken(guest, tokenHash, now);
  }

  async guestOf(tokenHash: string): Promise<GuestId | null> {
    const found = this.#sql.guestOf.get(tokenHash) as { guest: GuestId } | undefined;
    return found?.guest ?? null;
  }

  async addToken(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    this.#transaction(() => this.#sql.addToken.run(tokenHash, guest, now));
  }

  async removeToken(tokenHash: string): Promise<void> {
    this.#transaction(() => {
      this.#sql.removeToken.run(tokenHash);
      this.#sql.removeSubscription.run(tokenHash);
    });
  }

  async addCode(guest: GuestId, codeHash: string, until: number, now: number): Promise<void> {
    this.#transaction(() => {
      this.#sql.endCodes.run(guest, now);
      this.#sql.addCode.run(codeHash, guest, until);
    });
  }

  async useCode(codeHash: string, now: number): Promise<GuestId | null> {
    const used = this.#transaction(() => this.#sql.useCode.get(codeHash, now)) as { guest: GuestId } | undefined;
    return used?.guest ?? null;
  }

  async pushKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    this.#transaction(() => this.#sql.addPushKeys.run(publicKey, privateKey));
    return this.#sql.pushKeys.get() as PushKeys;
  }

  async saveSubscription(subscription: NewSubscription): Promise<void> {
    const { tokenHash, guest, endpoint, p256dh, auth, language } = subscription;
    this.#transaction(() => this.#sql.addSubscription.run(tokenHash, guest, endpoint, p256dh, auth, language));
  }

  async removeSubscription(tokenHash: string): Promise<void> {
    this.#transaction(() => this.#sql.removeSubscription.run(tokenHash));
  }

  async dropSubscription(endpoint: string): Promise<void> {
    this.#transaction(() => this.#sql.dropSubscription.run(endpoint));
  }

  async subscriptionsOf(guest: GuestId): Promise<readonly StoredSubscription[]> {
    return this.#sql.subscriptionsOf.all(guest) as StoredSubscription[];
  }

  async addDaily({ day, game, guest, score }: DailyEntry, oldest: string): Promise<void> {
    this.#transaction(() => {
      this.#sql.endDays.run(oldest);
      this.#sql.addDaily.run(day, game, guest, score);
    });
  }

  async dailyScores(day: string, game: string): Promise<readonly ScoreCount[]> {
    return this.#sql.dailyScores.all(day, game) as ScoreCount[];
  }

  async ping(): Promise<void> {
    this.#sql.ping.get();
    this.#checkFile();
    if (this.#isFailing) this.#transaction(() => this.#tryToWrite());
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
  }

  #setSummary(table: TableNumber, { summary, seats, guests }: NewSummary): void {
    const { setSummary, addGuest, removeGuests } = this.#sql;
    setSummary.run(summary.phase, Number(summary.listed), JSON.stringify(summary), JSON.stringify(seats), table);
    if (guests === undefined) return;
    for (const guest of guests) addGuest.run(guest, table);
    removeGuests.run(table, JSON.stringify(guests));
  }

  /** Updates what is stored beside the log. */
  #updateTable({ table, summary, wakeAt, created }: Append): void {
    if (summary !== undefined) this.#setSummary(table, summary);
    if (created !== undefined) this.#create(created);
    if (wakeAt === null) this.#sql.endWake.run(table);
    else if (wakeAt !== undefined) this.#sql.setWake.run(table, wakeAt);
  }

  #transaction<T>(work: () => T): T {
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
