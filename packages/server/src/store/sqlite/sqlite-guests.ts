/** What the SQLite store keeps of guests: tokens, codes, push subscriptions, scores of the day. */

import type {
  DailyEntry,
  DailyStore,
  GuestId,
  GuestStore,
  NewSubscription,
  PushKeys,
  PushStore,
  ScoreCount,
  StoredSubscription,
  StoredToken,
} from '../store.js';
import type { Database, Statement } from './sqlite-driver.js';
import type { SqliteLog } from './sqlite-log.js';
import { SqliteOperating } from './sqlite-operating.js';

function statementsOf(database: Database) {
  const prepare = (sql: string): Statement => database.prepare(sql);
  return {
    addToken: prepare('INSERT INTO tokens VALUES (?, ?, ?)'),
    guestOf: prepare('SELECT guest FROM tokens WHERE hash = ?'),
    tokensOf: prepare(
      'SELECT hash AS tokenHash, created_at AS since FROM tokens WHERE guest = ? ORDER BY created_at, hash',
    ),
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
  };
}

export abstract class SqliteGuests extends SqliteOperating implements GuestStore, PushStore, DailyStore {
  readonly #sql: ReturnType<typeof statementsOf>;

  protected constructor(database: Database, log: SqliteLog) {
    super(database, log);
    this.#sql = statementsOf(database);
  }

  async createGuest(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    await this.addToken(guest, tokenHash, now);
  }

  async guestOf(tokenHash: string): Promise<GuestId | null> {
    const found = this.#sql.guestOf.get(tokenHash) as { guest: GuestId } | undefined;
    return found?.guest ?? null;
  }

  async addToken(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    this.transaction(() => this.#sql.addToken.run(tokenHash, guest, now));
  }

  async tokensOf(guest: GuestId): Promise<readonly StoredToken[]> {
    return this.#sql.tokensOf.all(guest) as StoredToken[];
  }

  async removeToken(tokenHash: string): Promise<void> {
    this.transaction(() => {
      this.#sql.removeToken.run(tokenHash);
      this.#sql.removeSubscription.run(tokenHash);
    });
  }

  async addCode(guest: GuestId, codeHash: string, until: number, now: number): Promise<void> {
    this.transaction(() => {
      this.#sql.endCodes.run(guest, now);
      this.#sql.addCode.run(codeHash, guest, until);
    });
  }

  async useCode(codeHash: string, now: number): Promise<GuestId | null> {
    const used = this.transaction(() => this.#sql.useCode.get(codeHash, now)) as { guest: GuestId } | undefined;
    return used?.guest ?? null;
  }

  async pushKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    this.transaction(() => this.#sql.addPushKeys.run(publicKey, privateKey));
    return this.#sql.pushKeys.get() as PushKeys;
  }

  async saveSubscription(subscription: NewSubscription): Promise<void> {
    const { tokenHash, guest, endpoint, p256dh, auth, language } = subscription;
    this.transaction(() => this.#sql.addSubscription.run(tokenHash, guest, endpoint, p256dh, auth, language));
  }

  async removeSubscription(tokenHash: string): Promise<void> {
    this.transaction(() => this.#sql.removeSubscription.run(tokenHash));
  }

  async dropSubscription(endpoint: string): Promise<void> {
    this.transaction(() => this.#sql.dropSubscription.run(endpoint));
  }

  async subscriptionsOf(guest: GuestId): Promise<readonly StoredSubscription[]> {
    return this.#sql.subscriptionsOf.all(guest) as StoredSubscription[];
  }

  async addDaily({ day, game, guest, score }: DailyEntry, oldest: string): Promise<void> {
    this.transaction(() => {
      this.#sql.endDays.run(oldest);
      this.#sql.addDaily.run(day, game, guest, score);
    });
  }

  async dailyScores(day: string, game: string): Promise<readonly ScoreCount[]> {
    return this.#sql.dailyScores.all(day, game) as ScoreCount[];
  }
}
