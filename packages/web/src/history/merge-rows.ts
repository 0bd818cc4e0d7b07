/** Merges a row of a backup with the row here that has the same id, without losing achievements. */

import { type DayResult, readDayResult } from '../daily/day-result';
import { readSolverRecord, readTryRecord, type SolverRecord, type TryRecord } from '../puzzles/progress/records';
import { readListedTable } from '../table/saved/read-listed-table';
import type { ObjectStoreName } from '../table/saved/table-store';
import { type GameSummary, readGameSummary } from './game-summary';

interface Touched {
  readonly touchedAt: number;
}

/** Returns the row to write, or null if the one here stays. An unreadable row here is replaced. */
export function mergeRow(kind: ObjectStoreName, row: object, here: unknown): object | null {
  return here === undefined ? row : merges[kind](row, here);
}

const merges: Readonly<Record<ObjectStoreName, (row: object, here: unknown) => object | null>> = {
  tables: mergeTables,
  summaries: (row, here) => merged(readGameSummary, mergeSummaries, row, here),
  days: (row, here) => merged(readDayResult, mergeDays, row, here),
  solvers: (row, here) => merged(readSolverRecord, mergeSolvers, row, here),
  tries: (row, here) => merged(readTryRecord, mergeTries, row, here),
};

/** Merges two rows; null if that does not change the one here. */
function merged<Row extends object>(
  read: (raw: unknown) => Row | null,
  merge: (row: Row, here: Row) => Row,
  rawRow: object,
  rawHere: unknown,
): object | null {
  const row = read(rawRow);
  const here = read(rawHere);
  if (row === null || here === null) return row;
  const both = merge(row, here);
  return canonicalJson(both) === canonicalJson(here) ? null : both;
}

/** JSON that does not depend on the order of fields. */
function canonicalJson(row: object): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The table that was played last wins. One of an older version never replaces one that can be opened. */
function mergeTables(row: object, here: unknown): object | null {
  const before = readListedTable(here);
  if (!before.ok) return before.problem === 'newer' ? null : row;
  const after = readListedTable(row);
  return after.ok && after.table.touchedAt > before.table.touchedAt ? row : null;
}

function mergeSummaries(row: GameSummary, here: GameSummary): GameSummary {
  const [last, other] = lastTouched(row, here);
  return { ...last, accuracy: last.accuracy ?? other.accuracy };
}

/** The earlier first try wins. Par is the same for the same deal, so either will do. */
function mergeDays(row: DayResult, here: DayResult): DayResult {
  const [first, other] = isEarlierTry(row, here) ? [row, here] : [here, row];
  return {
    ...first,
    touchedAt: Math.max(first.touchedAt, other.touchedAt),
    par: first.par ?? other.par,
    isCounted: first.isCounted || other.isCounted,
  };
}

/** A finished try wins over an unfinished one. If both are unfinished, the one here stays. */
function isEarlierTry(row: DayResult, here: DayResult): boolean {
  if (row.own === null) return false;
  return here.own === null || row.startedAt < here.startedAt;
}

function mergeSolvers(row: SolverRecord, here: SolverRecord): SolverRecord {
  const [last, other] = lastTouched(row, here);
  return {
    ...last,
    bestStreak: Math.max(last.bestStreak, other.bestStreak),
    bestRush: Math.max(last.bestRush, other.bestRush),
  };
}

function mergeTries(row: TryRecord, here: TryRecord): TryRecord {
  const first = row.touchedAt < here.touchedAt ? row : here;
  return { ...first, solved: row.solved || here.solved };
}

/** The row touched last comes first; of two touched at once, the one here. */
function lastTouched<Row extends Touched>(row: Row, here: Row): readonly [Row, Row] {
  return row.touchedAt > here.touchedAt ? [row, here] : [here, row];
}
