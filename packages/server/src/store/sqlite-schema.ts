/** The tables of the database and how an older file is brought up to date. */

import type { Database } from './sqlite-driver.js';

/**
 * Each step leads from one version to the next and is never changed once it was released.
 * The log is clustered by table and version; numbers rise, so that the tables in play lie side by side.
 */
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
];

/** Brings a file up to date. Refuses one that a newer version wrote. */
export function migrate(database: Database): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > steps.length) throw new Error('the file was written by a newer version of Riverstone');
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
