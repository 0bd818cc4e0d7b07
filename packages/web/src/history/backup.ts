/** Everything that is kept on this device as one file, and what of such a file is new here. */

import { isObject, ok, type Result } from '@riverstone/rules';
import { readDayResult } from '../daily/day-result';
import { readSavedTable } from '../table/saved/read-saved-table';
import { type KeptKind, keptKinds } from '../table/saved/table-store';
import { readGameSummary } from './game-summary';

/** The version of the file. */
const VERSION = 1;
const MARK = 'backup';

/** A row of the database, whatever its kind. */
export interface BackupRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

export interface Backup {
  readonly savedAt: number;
  readonly rows: Readonly<Partial<Record<KeptKind, readonly BackupRow[]>>>;
  /** Settings, and what else is kept as small texts; by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Why a file can't be added. */
export type BackupProblem = 'broken' | 'foreign' | 'newer';

/** How rows are checked; those of other kinds need an `id` only. */
const checks: Readonly<Partial<Record<KeptKind, (raw: BackupRow) => BackupProblem | null>>> = {
  tables: (raw) => {
    const read = readSavedTable(raw);
    // A table of an older version can't be opened, and does no harm.
    return read.ok || read.problem === 'older' ? null : read.problem === 'newer' ? 'newer' : 'broken';
  },
  summaries: (raw) => (readGameSummary(raw) === null ? 'broken' : null),
  days: (raw) => (readDayResult(raw) === null ? 'broken' : null),
};

export function writeBackup({ savedAt, rows, texts }: Backup): string {
  return JSON.stringify({ riverstone: MARK, v: VERSION, savedAt, rows, texts });
}

/** Reads a file; or says what is wrong with it. Nothing is changed. */
export function readBackup(text: string): Result<Backup, BackupProblem> {
  const fail = (error: BackupProblem): Result<Backup, BackupProblem> => ({ ok: false, error });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // The rest of one of our files is missing.
    return fail(text.startsWith(`{"riverstone":"${MARK}"`) ? 'broken' : 'foreign');
  }
  if (!isObject(raw) || raw.riverstone !== MARK) return fail('foreign');
  const { v, savedAt, rows, texts } = raw;
  if (typeof v === 'number' && v > VERSION) return fail('newer');
  if (v !== VERSION || typeof savedAt !== 'number' || !isObject(rows) || !isTexts(texts)) return fail('broken');
  const problem = problemIn(rows);
  return problem === null ? ok({ savedAt, rows, texts }) : fail(problem);
}

function problemIn(rows: Readonly<Record<string, unknown>>): BackupProblem | null {
  for (const [name, list] of Object.entries(rows)) {
    const kind = keptKinds.find((each) => each === name);
    if (kind === undefined) return 'newer';
    if (!Array.isArray(list)) return 'broken';
    for (const row of list) {
      const problem = isRow(row) ? (checks[kind]?.(row) ?? null) : 'broken';
      if (problem !== null) return problem;
    }
  }
  return null;
}

function isRow(raw: unknown): raw is BackupRow {
  return isObject(raw) && typeof raw.id === 'string';
}

function isTexts(raw: unknown): raw is Readonly<Record<string, string>> {
  return isObject(raw) && Object.values(raw).every((each) => typeof each === 'string');
}

/** Whether a row of a file takes the place of the one here: if there is none, or it was touched before. */
export function isNewer(row: BackupRow, here: unknown): boolean {
  if (!isObject(here)) return true;
  const touched = (each: Readonly<Record<string, unknown>>): number => Number(each.touchedAt) || 0;
  return touched(row) > touched(here);
}
