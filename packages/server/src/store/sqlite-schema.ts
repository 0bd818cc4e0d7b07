/** The tables of the database and how an older file is brought up to date. */

import type { Database } from './sqlite-driver.js';

/** Writes down the heads of all logs anew, from their rows. */
export const findHeads = `DELETE FROM heads;
   INSERT INTO heads SELECT number, max(row) FROM log GROUP BY number;
   INSERT INTO heads SELECT 0, coalesce(max(row), 0) FROM log;`;

/** Each step leads from one version to the next and is never changed once it was released. */
const steps: readonly string[] = [
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
     number INTEGER NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     awaited TEXT NOT NULL,
     PRIMARY KEY (number, version)
   ) WITHOUT ROWID;
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
   ) WITHOUT ROWID;`,
  // The log by order of writing instead of by table: rows of many tables at once go into the same page.
  `ALTER TABLE log RENAME TO log_by_table;
   CREATE TABLE log (
     row INTEGER PRIMARY KEY,
     number INTEGER NOT NULL,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL,
     awaited TEXT NOT NULL,
     before INTEGER NOT NULL
   );
   INSERT INTO log
     SELECT row, number, version, at, body, awaited, lag(row, 1, 0) OVER (PARTITION BY number ORDER BY version)
     FROM (SELECT *, row_number() OVER (ORDER BY at, number, version) AS row FROM log_by_table);
   DROP TABLE log_by_table;
   CREATE TABLE heads (
     number INTEGER PRIMARY KEY,
     row INTEGER NOT NULL
   );
   ${findHeads}`,
];

/** Brings a file up to date, or only up to some version. Refuses one that a newer version wrote. */
export function migrate(database: Database, to = steps.length): void {
  if (versionOf(database) === to) return;
  // Of several servers that open an old file at the same moment one does it, and the others find it done.
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > to) throw new Error('the file was written by a newer version of Riverstone');
    for (const step of steps.slice(version, to)) database.exec(step);
    database.exec(`PRAGMA user_version = ${to}; COMMIT`);
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: Database): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
