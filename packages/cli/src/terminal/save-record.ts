/** Saves the record of a game in a file, completely or not at all. */

import { accessSync, constants, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GameRecord, ok, type Result } from '@riverstone/rules';

/**
 * Writes a temporary file first and renames it, so that a full disk does not cost an older record. Synchronous, because
 * the process may be about to exit.
 */
export function saveRecord(record: GameRecord, file: string): Result<true, string> {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, `${JSON.stringify(record)}\n`);
    renameSync(draft, file);
    return ok(true);
  } catch (error) {
    rmSync(draft, { force: true });
    return { ok: false, error: `${file} can't be written: ${reasonOf(error)}` };
  }
}

/** Checks before a game that its record can be saved. Existing files are not overwritten. */
export function checkSaveFile(file: string): Result<true, string> {
  if (file.trim() === '') return { ok: false, error: 'Name a file to keep the record in.' };
  if (existsSync(file)) return { ok: false, error: `${file} is there already; name another file.` };
  try {
    accessSync(dirname(file), constants.W_OK);
    return ok(true);
  } catch (error) {
    return { ok: false, error: `${file} can't be written: ${reasonOf(error)}` };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
