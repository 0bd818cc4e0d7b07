/** The backup file of this device: everything stored, written and read with checks. */

import { isObject, ok, type Result } from '@riverstone/rules';
import { readDayResult } from '../daily/day-result';
import { readSolverRecord, readTryRecord } from '../puzzles/progress/records';
import { readSavedTable } from '../table/saved/read-saved-table';
import { isStoredTime } from '../table/saved/stored-time';
import { type ObjectStoreName, objectStoreNames } from '../table/saved/table-store';
import { readGameSummary } from './game-summary';

/** The version of the file. */
const VERSION = 1;
const MARK = 'backup';
/** How far another device's clock may be ahead, in milliseconds. A row from the future would win every merge. */
const MAX_CLOCK_LEAD = 86_400_000;

/** A row of the database, whatever its kind. */
export interface BackupRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

export interface Backup {
  readonly savedAt: number;
  readonly rows: Readonly<Partial<Record<ObjectStoreName, readonly BackupRow[]>>>;
  /** Settings, and what else is kept as small texts; by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Why a file can't be added. */
export type BackupProblem = 'broken' | 'foreign' | 'newer';

/** How rows are checked. */
const checks: Readonly<Record<ObjectStoreName, (raw: BackupRow) => BackupProblem | null>> = {
  tables: (raw) => {
    const read = readSavedTable(raw);
    // A table of an older version can't be opened, but is harmless.
    return read.ok || read.problem === 'older' ? null : read.problem === 'newer' ? 'newer' : 'broken';
  },
  summaries: (raw) => (readGameSummary(raw) === null ? 'broken' : null),
  days: (raw) => (readDayResult(raw) === null ? 'broken' : null),
  solvers: (raw) => (readSolverRecord(raw) === null ? 'broken' : null),
  tries: (raw) => (readTryRecord(raw) === null ? 'broken' : null),
};

export function writeBackup({ savedAt, rows, texts }: Backup): string {
  return JSON.stringify({ riverstone: MARK, v: VERSION, savedAt, rows, texts });
}

/** Reads a file; or says what is wrong with it. Nothing is changed. */
export function readBackup(text: string, now = Date.now()): Result<Backup, BackupProblem> {
  const fail = (error: BackupProblem): Result<Backup, BackupProblem> => ({ ok: false, error });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Possibly one of our files, cut off.
    return fail(text.startsWith(`{"riverstone":"${MARK}"`) ? 'broken' : 'foreign');
  }
  if (!isObject(raw) || raw.riverstone !== MARK) return fail('foreign');
  const { v, savedAt, rows, texts } = raw;
  if (typeof v === 'number' && v > VERSION) return fail('newer');
  if (v !== VERSION || !isStoredTime(savedAt) || !isObject(rows) || !isTexts(texts)) return fail('broken');
  const problem = problemIn(rows, now + MAX_CLOCK_LEAD);
  return problem === null ? ok({ savedAt, rows, texts }) : fail(problem);
}

function problemIn(rows: Readonly<Record<string, unknown>>, latest: number): BackupProblem | null {
  for (const [name, list] of Object.entries(rows)) {
    const kind = objectStoreNames.find((each) => each === name);
    if (kind === undefined) return 'newer';
    if (!Array.isArray(list)) return 'broken';
    for (const row of list) {
      const problem = isRow(row) && !isAfter(row, latest) ? checks[kind](row) : 'broken';
      if (problem !== null) return problem;
    }
  }
  return null;
}

function isAfter({ touchedAt }: BackupRow, latest: number): boolean {
  return typeof touchedAt === 'number' && touchedAt > latest;
}

/** A row for the file; null if it can't be read, which would make the whole file unreadable. */
export function fileRow(kind: ObjectStoreName, raw: unknown, savedAt: number): BackupRow | null {
  if (!isRow(raw) || checks[kind](raw) !== null) return null;
  // This device's clock was ahead when the row was written.
  return isAfter(raw, savedAt) ? { ...raw, touchedAt: savedAt } : raw;
}

/** A row, by what is counted of it. */
interface CountedRow {
  readonly kind: ObjectStoreName;
  readonly id: string;
  /** Of a day: the table it was played on. */
  readonly table?: unknown;
}

export interface ItemCount {
  readonly games: number;
  readonly others: number;
}

/** What somebody counts: a game once, though it has a table, a summary and maybe a day. */
export function countItems(rows: readonly CountedRow[]): ItemCount {
  const isOfGame = ({ kind }: CountedRow): boolean => kind === 'tables' || kind === 'summaries';
  const games = new Set<unknown>(rows.filter(isOfGame).map(({ id }) => id));
  const others = rows.filter((row) => !isOfGame(row) && !games.has(row.table));
  return { games: games.size, others: others.length };
}

/** The same of a whole file. */
export function countFile({ rows }: Backup): ItemCount {
  return countItems(objectStoreNames.flatMap((kind) => (rows[kind] ?? []).map((row) => ({ ...row, kind }))));
}

function isRow(raw: unknown): raw is BackupRow {
  return isObject(raw) && typeof raw.id === 'string';
}

function isTexts(raw: unknown): raw is Readonly<Record<string, string>> {
  return isObject(raw) && Object.values(raw).every((each) => typeof each === 'string');
}
