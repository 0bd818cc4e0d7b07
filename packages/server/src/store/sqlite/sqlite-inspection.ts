/**
 * Checks a file before anything is written to it. Only cheap checks: the checksums of rows are verified when their
 * table is loaded.
 */

import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { StoreProblem, storeReason } from '../store-problem.js';
import { type Database, openDatabase } from './sqlite-driver.js';

/** Larger files are not checked at each start, which takes a millisecond per megabyte. */
const MAX_INSPECTED = 256 * 2 ** 20;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The size of a file's write-ahead log. It is 0 unless a process has the file open, or was killed. */
export function walSize(file: string): number {
  return sizeOf(`${file}-wal`);
}

/**
 * Throws if the write-ahead log beside the file belongs to another file: opening the file for writing would merge it.
 * Changes nothing.
 */
export async function refuseForeignWal(file: string): Promise<void> {
  if (walSize(file) === 0) return;
  const log = basename(`${file}-wal`);
  const advice = `if you have put the file there, move ${log} away and start again`;
  if (sizeOf(file) === 0) throw new StoreProblem('damaged', `${log} is there without its file; ${advice}`);
  try {
    const database = await openDatabase(file, { readOnly: true });
    try {
      if (isCheckedAtStart(file)) refuseDamage(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (storeReason(error) !== 'damaged') throw error;
    const message = `it does not fit ${log}, or one of both is damaged; ${advice}`;
    throw new StoreProblem('damaged', message, { cause: error });
  }
}

/** Whether a file is read through at the start. */
export function isCheckedAtStart(file: string): boolean {
  return sizeOf(file) <= MAX_INSPECTED;
}

/** Throws if pages or indexes of the database are damaged. */
export function refuseDamage(database: Database): void {
  const [fault] = structuralFaults(database, 1);
  if (fault !== undefined) throw new StoreProblem('damaged', fault);
}

/** What SQLite finds wrong with pages and indexes. */
export function structuralFaults(database: Database, limit: number): readonly string[] {
  try {
    const lines = database.prepare(`PRAGMA integrity_check(${limit})`).all() as { integrity_check: string }[];
    return lines.map(({ integrity_check: line }) => line.replaceAll('\n', ' ')).filter((line) => line !== 'ok');
  } catch (error) {
    if (storeReason(error) !== 'damaged') throw error;
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Throws if a row points to one that is not there. */
export function refuseMissingRows(database: Database): void {
  const orphan = database
    .prepare(
      `SELECT number, version FROM log WHERE before <> 0 AND NOT EXISTS (
         SELECT 1 FROM log AS other
         WHERE other.row = log.before AND other.number = log.number AND other.version = log.version - 1
       ) LIMIT 1`,
    )
    .get();
  if (orphan !== undefined) throw new StoreProblem('damaged', 'rows are missing');
}
