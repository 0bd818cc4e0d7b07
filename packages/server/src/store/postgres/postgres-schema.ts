/** The tables of the database, which versions of it can be used, and how it is migrated: once, however many start. */

import type { ClientBase } from 'pg';
import { LEASE_SLACK } from '../store.js';
import { StoreProblem } from '../store-problem.js';

/** What all nodes that migrate a database hold meanwhile. Any number will do; it must never change. */
const MIGRATION_LOCK = 7_264_381_905;

/** The SQL expression for the store's time in milliseconds since 1970. */
export const NOW_SQL = '(extract(epoch FROM clock_timestamp()) * 1000)::int8';

/** The SQL condition that the lease in a row of `nodes` is valid now. */
export const leaseIsLiveSql = `nodes.until > ${NOW_SQL} AND nodes.renewed_at <= ${NOW_SQL} + ${LEASE_SLACK}`;

/** The first step creates everything, each other one migrates to the next version. Never change a released one. */
const steps: readonly string[] = [
  `CREATE TABLE tables (
     number int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     phase text NOT NULL,
     listed bool NOT NULL,
     summary text NOT NULL,
     seats text NOT NULL
   );
   CREATE INDEX tables_in_lobby ON tables (number) WHERE listed AND phase = 'gathering';
   -- The last row of each log. It changes with every move, so it is small, and has room for its next versions.
   CREATE TABLE heads (
     number int8 PRIMARY KEY,
     version int4 NOT NULL,
     at int8 NOT NULL,
     awaited text NOT NULL
   ) WITH (fillfactor = 50);
   CREATE TABLE log (
     number int8,
     version int4,
     at int8 NOT NULL,
     body text NOT NULL,
     PRIMARY KEY (number, version)
   );
   CREATE TABLE wakes (
     number int8 PRIMARY KEY,
     at int8 NOT NULL
   );
   CREATE INDEX wakes_due ON wakes (at, number);
   CREATE TABLE table_guests (
     guest text,
     number int8,
     touched int8 NOT NULL,
     PRIMARY KEY (guest, number)
   );
   CREATE INDEX table_guests_by_time ON table_guests (guest, touched DESC, number DESC);
   CREATE INDEX table_guests_of_table ON table_guests (number);
   CREATE TABLE former_guests (
     guest text,
     number int8,
     PRIMARY KEY (guest, number)
   );
   CREATE INDEX former_guests_of_table ON former_guests (number);
   CREATE TABLE deletions (
     guest text PRIMARY KEY,
     at int8 NOT NULL
   );
   CREATE TABLE duties (
     duty text PRIMARY KEY,
     node text NOT NULL,
     until int8 NOT NULL
   );
   CREATE TABLE items (
     kind text,
     id text,
     at int8 NOT NULL,
     body text NOT NULL,
     PRIMARY KEY (kind, id)
   );
   CREATE INDEX items_by_time ON items (kind, at);
   CREATE TABLE tokens (
     hash text PRIMARY KEY,
     guest text NOT NULL,
     created_at int8 NOT NULL
   );
   CREATE INDEX tokens_of_guest ON tokens (guest);
   CREATE TABLE codes (
     hash text PRIMARY KEY,
     guest text NOT NULL,
     until int8 NOT NULL
   );
   CREATE INDEX codes_of_guest ON codes (guest);
   CREATE INDEX codes_by_time ON codes (until);
   CREATE TABLE push_keys (
     id int4 PRIMARY KEY CHECK (id = 1),
     public text NOT NULL,
     private text NOT NULL
   );
   CREATE TABLE subscriptions (
     token text PRIMARY KEY,
     guest text NOT NULL,
     endpoint text NOT NULL UNIQUE,
     p256dh text NOT NULL,
     auth text NOT NULL,
     language text NOT NULL
   );
   CREATE INDEX subscriptions_of_guest ON subscriptions (guest);
   CREATE TABLE daily_scores (
     day text,
     game text,
     guest text,
     score int4 NOT NULL,
     PRIMARY KEY (day, game, guest)
   );
   CREATE INDEX daily_scores_of_guest ON daily_scores (guest);
   CREATE TABLE nodes (
     id text PRIMARY KEY,
     address text NOT NULL,
     renewed_at int8 NOT NULL,
     until int8 NOT NULL
   );
   CREATE TABLE owners (
     number int8 PRIMARY KEY,
     node text NOT NULL
   );
   CREATE INDEX owners_of_node ON owners (node);
   CREATE TABLE cluster_secret (
     id int4 PRIMARY KEY CHECK (id = 1),
     secret text NOT NULL
   );
   -- Each statement of a function sees what was committed before it: acquire_table reads an owner that it has locked.
   CREATE FUNCTION acquire_table(wanted int8, acquirer text, OUT owner text, OUT took_over bool) LANGUAGE plpgsql AS $$
     BEGIN
       IF NOT EXISTS (SELECT FROM nodes WHERE id = acquirer AND ${leaseIsLiveSql}) THEN RETURN; END IF;
       INSERT INTO owners VALUES (wanted, acquirer) ON CONFLICT DO NOTHING;
       SELECT node INTO owner FROM owners WHERE number = wanted FOR UPDATE;
       took_over := owner <> acquirer AND NOT EXISTS (SELECT FROM nodes WHERE id = owner AND ${leaseIsLiveSql});
       IF took_over THEN
         -- A renewal that was in time may still be on its way to the disk: this waits for it.
         PERFORM FROM nodes WHERE id = owner FOR SHARE;
         took_over := NOT EXISTS (SELECT FROM nodes WHERE id = owner AND ${leaseIsLiveSql});
       END IF;
       IF took_over THEN
         UPDATE owners SET node = acquirer WHERE number = wanted;
         owner := acquirer;
       END IF;
     END
   $$;`,
];

const NEWEST = steps.length;

const ownTables = 'SELECT 1 FROM pg_tables WHERE schemaname = current_schema()';

/** Migrates the database, or makes its tables. Throws if this version can't use it. */
export async function migrate(client: ClientBase): Promise<void> {
  if ((await versionOf(client)) === NEWEST) return;
  try {
    // The first of several nodes migrates, the others wait and find it done.
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const version = await versionOf(client);
    if (version === 0) await begin(client);
    for (const step of steps.slice(version)) await client.query(step);
    await client.query(`UPDATE schema_version SET version = ${NEWEST}; COMMIT`);
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      // A lost connection has rolled back by itself. The first error is the one to report.
    });
    throw error;
  }
}

/** Throws unless the tables are there, as this version makes them. Changes nothing. */
export async function requireCurrent(client: ClientBase): Promise<void> {
  const version = await versionOf(client);
  if (version === 0) throw new StoreProblem('missing', 'the database has no tables of Riverstone');
  if (version < NEWEST)
    throw new StoreProblem(
      'foreign',
      'an older version made its tables; start the server once, which brings them up to date',
    );
}

/** Called with the lock: before it, another node's tables could be there and its version not yet. */
async function begin(client: ClientBase): Promise<void> {
  const others = await client.query(`${ownTables} LIMIT 1`);
  if (others.rows.length > 0) throw new StoreProblem('foreign', 'tables of another program are in the database');
  await client.query('CREATE TABLE schema_version (version int4 NOT NULL, written int8 NOT NULL)');
  await client.query('INSERT INTO schema_version VALUES (0, 0)');
}

/** 0 where nothing has been made yet. */
async function versionOf(client: ClientBase): Promise<number> {
  // Not by to_regclass, which may remember from before the lock that there was no such table.
  const found = await client.query(`${ownTables} AND tablename = 'schema_version'`);
  if (found.rows.length === 0) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  const version = rows[0]?.version ?? 0;
  if (version > NEWEST) throw new StoreProblem('newer', 'a newer version of Riverstone made its tables');
  return version;
}
