/** `riverstone backup`: writes everything in a store into one file, while servers use it. */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp, openContents } from '@riverstone/server';
import { ProgressLine } from '../backups/progress-line.js';
import { isOperationalError, problemOf } from '../backups/reason.js';
import { backupSentences } from '../backups/sentences.js';
import { visible } from '../messages/visible.js';
import { placeText, readStorePlace, type StoreOptions } from '../serving/settings.js';

export interface BackupOptions extends StoreOptions {
  readonly out?: string;
}

const BAD_USAGE = 2;
const NOT_POSSIBLE = 1;
/** Only its owner may look into it. */
const OWN_FOLDER = 0o700;

/** Returns the exit code: 1 also if a table could not be read. */
export async function backup(options: BackupOptions, version: string): Promise<number> {
  const place = readStorePlace(options, process.env);
  if (!place.ok) return complain(place.error, BAD_USAGE);
  const at = Date.now();
  const { out } = options;
  if (out === undefined) return complain(backupSentences.noOut, BAD_USAGE);
  let file: string;
  try {
    file = backupFile(out, at);
  } catch (error) {
    return complain(backupSentences.notWritten(out, problemOf(error)), NOT_POSSIBLE);
  }
  if (existsSync(file)) return complain(backupSentences.taken(file), NOT_POSSIBLE);
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  try {
    return await write(place.value, file, { version, at, isStopped: () => isStopped });
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
  }
}

/** A folder gets a file with the date in its name. One that ends with a slash is made. */
function backupFile(out: string, at: number): string {
  const path = resolve(out);
  if (out.endsWith('/')) mkdirSync(path, { recursive: true, mode: OWN_FOLDER });
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const date = new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return isFolder ? join(path, `riverstone-${date}.backup`) : path;
}

async function write(
  place: string,
  file: string,
  settings: { readonly version: string; readonly at: number; isStopped(): boolean },
): Promise<number> {
  const line = new ProgressLine(process.stderr);
  const progress = (tables: number, of: number): void => line.show(() => backupSentences.backingUp(tables, of));
  try {
    const contents = await openContents(place);
    try {
      const report = await backUp(contents, { ...settings, file, progress });
      line.clear();
      if (report === null) return complain(backupSentences.stopped, NOT_POSSIBLE);
      for (const { table, fault } of report.faults)
        complain(backupSentences.leftOut(visible(table), visible(fault)), NOT_POSSIBLE);
      process.stdout.write(`${backupSentences.backedUp(report.tables, report.rows, report.bytes, file)}\n`);
      return report.faults.length === 0 ? 0 : complain(backupSentences.incomplete(report.faults.length), NOT_POSSIBLE);
    } finally {
      await contents.close();
    }
  } catch (error) {
    line.clear();
    if (!isOperationalError(error)) throw error;
    return complain(failure(error, place, file), NOT_POSSIBLE);
  }
}

/** Errors of files name the call and the path. */
function failure(error: unknown, place: string, file: string): string {
  if (!(error instanceof Error && 'syscall' in error))
    return backupSentences.noStore(placeText(place), problemOf(error));
  const isTaken = 'code' in error && error.code === 'EEXIST';
  return isTaken ? backupSentences.partTaken(`${file}.part`) : backupSentences.notWritten(file, problemOf(error));
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
