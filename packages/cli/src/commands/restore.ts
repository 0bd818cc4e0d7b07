/** `riverstone restore`: puts a backup into an empty store, or in place of what is there. */

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BackupReader, BackupRefused, isPostgresUrl, openTarget, restore, StoreProblem } from '@riverstone/server';
import { ProgressLine } from '../backups/progress-line.js';
import { isOperationalError, problemOf } from '../backups/reason.js';
import { backupSentences } from '../backups/sentences.js';
import { visible } from '../messages/visible.js';
import { placeText, readStorePlace, type StoreOptions } from '../serving/settings.js';

export interface RestoreOptions extends StoreOptions {
  readonly replace: boolean;
}

const BAD_USAGE = 2;
const NOT_POSSIBLE = 1;
/** The exit code of shells after Ctrl+C. The unfinished restore is removed. */
const INTERRUPTED = 130;
const signals = ['SIGINT', 'SIGTERM'] as const;
/** Only its owner may look into it. */
const OWN_FOLDER = 0o700;

/** Returns the exit code. */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<number> {
  const place = readStorePlace(options, process.env);
  if (!place.ok) return complain(place.error, BAD_USAGE);
  let reader: BackupReader;
  try {
    reader = await BackupReader.open(file);
  } catch (error) {
    if (!isOperationalError(error)) throw error;
    return complain(backupSentences.noFile(file, problemOf(error)), NOT_POSSIBLE);
  }
  const line = new ProgressLine(process.stderr);
  const interrupted = (): never => process.exit(INTERRUPTED);
  for (const signal of signals) process.once(signal, interrupted);
  try {
    const text = await restoreTo(place.value, reader, options, line);
    line.clear();
    process.stdout.write(`${text}\n`);
    return 0;
  } catch (error) {
    line.clear();
    return complain(failure(error, file, placeText(place.value)), NOT_POSSIBLE);
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await reader.close();
  }
}

async function restoreTo(
  place: string,
  reader: BackupReader,
  { replace }: RestoreOptions,
  line: ProgressLine,
): Promise<string> {
  const isFile = !isPostgresUrl(place);
  if (isFile) mkdirSync(dirname(place), { recursive: true, mode: OWN_FOLDER });
  const target = await openTarget(place, { replaces: replace });
  const report = await restore(reader, target, (share) => line.show(() => backupSentences.progress(share)));
  const { header, tables, rows, skipped, forgotten, replacedFile } = report;
  return [
    backupSentences.restored(tables, rows, header.at, placeText(place)),
    ...(skipped.length === 0 ? [] : [backupSentences.skipped(skipped.map(visible))]),
    ...(forgotten === 0 ? [] : [backupSentences.forgotten(forgotten)]),
    ...(replacedFile === null ? [] : [backupSentences.replacedFile(replacedFile)]),
    backupSentences.startNext(isFile ? `--data ${place}` : '--store with the same address'),
  ].join('\n');
}

function failure(error: unknown, file: string, place: string): string {
  if (error instanceof BackupRefused) return backupSentences.badBackup(file, visible(error.message));
  if (error instanceof StoreProblem && error.reason === 'occupied') return backupSentences.occupied(place);
  if (!isOperationalError(error)) throw error;
  return backupSentences.notRestored(place, problemOf(error));
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
