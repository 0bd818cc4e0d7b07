/** `riverstone check`: reads everything in a store or a backup, and says what is damaged. */

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BackupReader,
  BackupRefused,
  type CheckListener,
  type CheckReport,
  checkBackup,
  checkStore,
  openContents,
} from '@riverstone/server';
import { ProgressLine } from '../backups/progress-line.js';
import { isOperationalError, problemOf } from '../backups/reason.js';
import { backupSentences } from '../backups/sentences.js';
import { visible } from '../messages/visible.js';
import { placeText, readStorePlace, type StoreOptions } from '../serving/settings.js';

const BAD_USAGE = 2;
const DAMAGED = 1;
const BACKUP = 'riverstone-backup ';

/** Checks a file, a backup or tables, or the store that the options name. Returns the exit code. */
export async function check(file: string | undefined, options: StoreOptions): Promise<number> {
  const line = new ProgressLine(process.stderr);
  const tell = (text: string): void => {
    line.clear();
    process.stdout.write(`${text}\n`);
  };
  const listener: CheckListener = {
    tableFault: ({ table, fault }) => tell(backupSentences.damagedTable(visible(table), visible(fault))),
    storeFault: (fault) => tell(backupSentences.damagedStore(visible(fault))),
    progress: (share) => line.show(() => backupSentences.progress(share)),
  };
  const place = file === undefined ? readStorePlace(options, process.env) : { ok: true as const, value: resolve(file) };
  if (!place.ok) return complain(place.error, BAD_USAGE);
  try {
    const report = await (isBackup(place.value) ? inBackup(place.value, listener) : inStore(place.value, listener));
    const { tables, rows, damaged, faults } = report;
    const isRight = damaged + faults === 0;
    tell(isRight ? backupSentences.allRight(tables, rows) : backupSentences.damaged(damaged, tables, faults));
    return isRight ? 0 : DAMAGED;
  } catch (error) {
    line.clear();
    if (error instanceof BackupRefused)
      return complain(backupSentences.badBackup(place.value, visible(error.message)), DAMAGED);
    if (!isOperationalError(error)) throw error;
    return complain(backupSentences.noStore(placeText(place.value), problemOf(error)), DAMAGED);
  }
}

async function inBackup(file: string, listener: CheckListener): Promise<CheckReport> {
  const reader = await BackupReader.open(file);
  try {
    return await checkBackup(reader, listener);
  } finally {
    await reader.close();
  }
}

async function inStore(place: string, listener: CheckListener): Promise<CheckReport> {
  const contents = await openContents(place);
  try {
    return await checkStore(contents, listener);
  } finally {
    await contents.close();
  }
}

/** A file that can't be opened counts as no backup: opening it as a store then reports the error. */
function isBackup(place: string): boolean {
  const begin = Buffer.alloc(BACKUP.length);
  try {
    // Opening a pipe would wait for a writer.
    if (!statSync(place).isFile()) return false;
    const handle = openSync(place, 'r');
    readSync(handle, begin);
    closeSync(handle);
  } catch {
    return false;
  }
  return begin.toString('latin1') === BACKUP;
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
