/** What the PostgreSQL store keeps of guests: tokens, codes, push subscriptions, scores of the day. */

import type { PoolClient } from 'pg';
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
import { PostgresOperating } from './postgres-operating.js';

export abstract class PostgresGuests extends PostgresOperating implements GuestStore, PushStore, DailyStore {
  protected abstract transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;

  async createGuest(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    await this.addToken(guest, tokenHash, now);
  }

  async guestOf(tokenHash: string): Promise<GuestId | null> {
    const text = 'SELECT guest FROM tokens WHERE hash = $1';
    return (await this.run<{ guest: GuestId }>('guest-of', text, [tokenHash]))[0]?.guest ?? null;
  }

  async addToken(guest: GuestId, tokenHash: string, now: number): Promise<void> {
    await this.run('add-token', 'INSERT INTO tokens VALUES ($1, $2, $3)', [tokenHash, guest, now]);
  }

  async tokensOf(guest: GuestId): Promise<readonly StoredToken[]> {
    const text =
      'SELECT hash AS "tokenHash", created_at AS since FROM tokens WHERE guest = $1 ORDER BY created_at, hash';
    return this.run<StoredToken>('tokens-of', text, [guest]);
  }

  async removeToken(tokenHash: string): Promise<void> {
    await this.run(
      'remove-token',
      'WITH unsubscribed AS (DELETE FROM subscriptions WHERE token = $1) DELETE FROM tokens WHERE hash = $1',
      [tokenHash],
    );
  }

  async addCode(guest: GuestId, codeHash: string, until: number, now: number): Promise<void> {
    await this.run(
      'add-code',
      `WITH ended AS (DELETE FROM codes WHERE (guest = $2 AND hash <> $1) OR until < $4)
       INSERT INTO codes VALUES ($1, $2, $3)`,
      [codeHash, guest, until, now],
    );
  }

  async useCode(codeHash: string, now: number): Promise<GuestId | null> {
    const text = 'DELETE FROM codes WHERE hash = $1 AND until >= $2 RETURNING guest';
    return (await this.run<{ guest: GuestId }>('use-code', text, [codeHash, now]))[0]?.guest ?? null;
  }

  async pushKeys({ publicKey, privateKey }: PushKeys): Promise<PushKeys> {
    const add = 'INSERT INTO push_keys VALUES (1, $1, $2) ON CONFLICT DO NOTHING';
    await this.run('add-push-keys', add, [publicKey, privateKey]);
    const text = 'SELECT public AS "publicKey", private AS "privateKey" FROM push_keys';
    return (await this.run<PushKeys>('push-keys', text))[0] as PushKeys;
  }

  async saveSubscription(subscription: NewSubscription): Promise<void> {
    const { tokenHash, guest, endpoint, p256dh, auth, language } = subscription;
    await this.transaction(async (client) => {
      await client.query('DELETE FROM subscriptions WHERE token = $1 OR endpoint = $2', [tokenHash, endpoint]);
      const values = [tokenHash, guest, endpoint, p256dh, auth, language];
      await client.query('INSERT INTO subscriptions VALUES ($1, $2, $3, $4, $5, $6)', values);
    });
  }

  async removeSubscription(tokenHash: string): Promise<void> {
    await this.run('remove-subscription', 'DELETE FROM subscriptions WHERE token = $1', [tokenHash]);
  }

  async dropSubscription(endpoint: string): Promise<void> {
    await this.run('drop-subscription', 'DELETE FROM subscriptions WHERE endpoint = $1', [endpoint]);
  }

  async subscriptionsOf(guest: GuestId): Promise<readonly StoredSubscription[]> {
    const text = 'SELECT endpoint, p256dh, auth, language FROM subscriptions WHERE guest = $1';
    return this.run<StoredSubscription>('subscriptions-of', text, [guest]);
  }

  async addDaily({ day, game, guest, score }: DailyEntry, oldest: string): Promise<void> {
    await this.run(
      'add-daily',
      `WITH ended AS (DELETE FROM daily_scores WHERE day < $5)
       INSERT INTO daily_scores VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [day, game, guest, score, oldest],
    );
  }

  async dailyScores(day: string, game: string): Promise<readonly ScoreCount[]> {
    return this.run<ScoreCount>(
      'daily-scores',
      `SELECT score, count(*) AS players FROM daily_scores WHERE day = $1 AND game = $2 GROUP BY score ORDER BY score`,
      [day, game],
    );
  }
}
