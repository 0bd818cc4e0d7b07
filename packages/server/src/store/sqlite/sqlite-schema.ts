/** The tables of the database, which versions of files can be read, and how older ones are migrated. */

import { StoreProblem } from '../store-problem.js';
import type { Database } from './sqlite-driver.js';

/** Rebuilds the heads of all logs from their rows. A head is written twice, so that no flipped byte moves it. */
export const rebuildHeads = `DELETE FROM heads;
   INSERT INTO heads SELECT number, max(row), -max(row) FROM log GROUP BY number;
   INSERT INTO heads SELECT 0, coalesce(max(row), 0), -coalesce(max(row), 0) FROM log;`;

/** Files of earlier versions are refused and left as they are: rows of their logs have other kinds. */
const OLDEST = 6;

/**
 * The first step creates a file; each other one migrates to the next version. Never change a step that was released.
 */
const steps: readonly string[] = [
  // The log is in the order of writing, not by table, so that rows of many tables go into the same page.
  `CREATE TABLE tables (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     phase TEXT NOT NULL,
     listed INTEGER NOT NULL,
     summary TEXT NOT NULL,
     seats TEXT NOT NULL
   );
   CREATE INDEX tables_in_lobby ON tables (number) WHERE listed = 1 AND phase = 'gathering';
   CREATE TABLE wakes (
     number INTEGER PRIMARY KEY,
     at INTEGER NOT NULL
   );
   CREATE INDEX wakes_due ON wakes (at);
   CREATE TABLE log (
     row INTEGER PRIMARY KEY,
     number INTEGER NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     awaited TEXT NOT NULL,
     before INTEGER NOT NULL
   );
   CREATE TABLE heads (
     number INTEGER PRIMARY KEY,
     row INTEGER NOT NULL
   );
   INSERT INTO heads VALUES (0, 0);
   CREATE TABLE table_guests (
     guest TEXT NOT NULL,
     number INTEGER NOT NULL,
     PRIMARY KEY (guest, number)
   ) WITHOUT ROWID;
   CREATE TABLE tokens (
     hash TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     created_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE codes (
     hash TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     until INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE push_keys (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     public TEXT NOT NULL,
     private TEXT NOT NULL
   );
   CREATE TABLE subscriptions (
     token TEXT PRIMARY KEY,
     guest TEXT NOT NULL,
     endpoint TEXT NOT NULL UNIQUE,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX subscriptions_of_guest ON subscriptions (guest);`,
  `CREATE TABLE daily_scores (
     day TEXT NOT NULL,
     game TEXT NOT NULL,
     guest TEXT NOT NULL,
     score INTEGER NOT NULL,
     PRIMARY KEY (day, game, guest)
   ) WITHOUT ROWID;`,
  `CREATE TABLE nodes (
     id TEXT PRIMARY KEY,
     address TEXT NOT NULL,
     renewed_at INTEGER NOT NULL,
     until INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE owners (
     number INTEGER PRIMARY KEY,
     node TEXT NOT NULL
   );
   CREATE INDEX owners_of_node ON owners (node);
   CREATE TABLE cluster_secret (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     secret TEXT NOT NULL
   );`,
  `CREATE INDEX table_guests_of_table ON table_guests (number);
   CREATE TABLE former_guests (
     guest TEXT NOT NULL,
     number INTEGER NOT NULL,
     PRIMARY KEY (guest, number)
   ) WITHOUT ROWID;
   CREATE INDEX former_guests_of_table ON former_guests (number);
   CREATE INDEX tokens_of_guest ON tokens (guest);
   CREATE INDEX daily_scores_of_guest ON daily_scores (guest);
   CREATE TABLE deletions (
     guest TEXT PRIMARY KEY,
     at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE duties (
     duty TEXT PRIMARY KEY,
     node TEXT NOT NULL,
     until INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE items (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;
   CREATE INDEX items_by_time ON items (kind, at);`,
  // Rows from before have no sum.
  `ALTER TABLE log ADD COLUMN sum INTEGER;
   ALTER TABLE heads ADD COLUMN mirror INTEGER;
   UPDATE heads SET mirror = -row;`,
];

const NEWEST = OLDEST + steps.length - 1;

/** Throws if this version can't read the file. Changes nothing. */
export function checkVersion(database: Database): void {
  const version = versionOf(database);
  if (version > NEWEST) throw new StoreProblem('newer', 'the file was written by a newer version of Riverstone');
  if (version > 0 && version < OLDEST) {
    throw new StoreProblem(
      'foreign',
      "an earlier version of Riverstone wrote the file, its games can't be read any more, and it is left as it is",
    );
  }
}

/** Whether the file is as this version writes it. Throws if this version can't read it. */
export function isCurrent(database: Database): boolean {
  checkVersion(database);
  return versionOf(database) === NEWEST;
}

/** Migrates a file, or creates a new one. */
export function migrate(database: Database): void {
  checkVersion(database);
  if (versionOf(database) === NEWEST) return;
  // If several servers open the file at once, one migrates it and the others find it done.
  database.exec('BEGIN IMMEDIATE');
  try {
    checkVersion(database);
    const version = versionOf(database);
    for (const step of steps.slice(version === 0 ? 0 : version - OLDEST + 1)) database.exec(step);
    database.exec(`PRAGMA user_version = ${NEWEST}; COMMIT`);
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // On a full disk SQLite has rolled back already. The first error is the one to report.
  }
}

function versionOf(database: Database): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
