/** Keeps the record of a game in a file, whole or not at all. */

import { accessSync, constants, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GameRecord, ok, type Result } from '@riverstone/rules';

/**
 * Writes a record beside its place first, so that a full disk never costs a record that was there before. At once, not
 * later: when the terminal is gone there may be no later.
 */
export function keep(record: GameRecord, file: string): Result<true, string> {
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

/** Whether a new file could be written, asked before a game that would be lost otherwise; nothing is written over. */
export function canKeep(file: string): Result<true, string> {
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
