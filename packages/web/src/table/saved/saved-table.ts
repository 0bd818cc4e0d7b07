/** A table as it is kept on the device: what the list of games shows, and the obfuscated log. */

import { levels, type Thinking } from '@riverstone/bots';
import { type GameId, isInteger, isObject, type Seat, seedFromHex } from '@riverstone/rules';
import { isGameName } from '../../navigation/game-names';
import { deobfuscate, obfuscate } from '../obfuscate';
import type { SeatPlan } from '../seat-plan';

/** The version of this format. Tables of another one are left as they are: their squares have other names. */
export const TABLE_FORMAT = 3;

/** How a game stands, for the list of games. */
interface Standing {
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly awaited: readonly Seat[];
  /** How many things were done. */
  readonly entries: number;
}

/** Everything that a table is resumed from. */
export interface TableLog {
  /** Where draws during the game and the bots' chance come from; 64 hexadecimal digits. */
  readonly seed: string;
  /** Options and chance as a record writes them: the deal does not depend on the version that made it. */
  readonly options: unknown;
  readonly chance: unknown;
  readonly entries: readonly string[];
  /** When each entry was made, in milliseconds of the table's time. */
  readonly at: readonly number[];
  /** The table's time: it stands still while nobody plays. */
  readonly elapsed: number;
  /** What each clock showed, in milliseconds. */
  readonly clocks: Readonly<Record<string, number>>;
  /** By seat. */
  readonly thinking: Readonly<Record<string, Thinking>>;
  /** What a seat keeps for itself (pencil notes, a move half laid out), by `<seat>:<kind>`. */
  readonly notes: Readonly<Record<string, string>>;
}

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly createdAt: number;
  readonly touchedAt: number;
  /** What was chosen when it was made, for a rematch: who begins may have been left to the lot. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly standing: Standing;
  readonly logKey: string;
  /** A `TableLog` as JSON, obfuscated. */
  readonly obfuscatedLog: string;
}

export function sealLog(log: TableLog, key: string): string {
  return obfuscate(JSON.stringify(log), key);
}

/** What is wrong with something that was kept. */
export type SaveProblem = 'older' | 'newer' | 'damaged';

export type ReadTable =
  | { readonly ok: true; readonly table: SavedTable; readonly log: TableLog }
  | { readonly ok: false; readonly problem: SaveProblem };

/** Reads what was kept. It may come from an older or newer page, or be broken: nothing is believed. */
export function readSavedTable(raw: unknown): ReadTable {
  const format = formatOf(raw);
  if (format !== null && format !== TABLE_FORMAT)
    return { ok: false, problem: format < TABLE_FORMAT ? 'older' : 'newer' };
  if (!isSavedTable(raw)) return { ok: false, problem: 'damaged' };
  const log = openLog(raw);
  return log === null ? { ok: false, problem: 'damaged' } : { ok: true, table: raw, log };
}

/** The version that something was kept in; null where it tells none. */
function formatOf(raw: unknown): number | null {
  return isObject(raw) && isInteger(raw.format, 1, Number.MAX_SAFE_INTEGER) ? raw.format : null;
}

function openLog({ obfuscatedLog, logKey }: SavedTable): TableLog | null {
  try {
    const log: unknown = JSON.parse(deobfuscate(obfuscatedLog, logKey));
    return isTableLog(log) ? log : null;
  } catch {
    // Neither base64, nor a key, nor JSON: what was kept is broken, and that is the answer.
    return null;
  }
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isCount = (raw: unknown): raw is number => isInteger(raw, 0, Number.MAX_SAFE_INTEGER);
const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw);
const isListOf = <T>(raw: unknown, is: (item: unknown) => item is T): raw is T[] => Array.isArray(raw) && raw.every(is);
const isMapOf = <T>(raw: unknown, is: (item: unknown) => item is T): raw is Record<string, T> =>
  isObject(raw) && Object.values(raw).every(is);

function isSeatPlan(raw: unknown): raw is SeatPlan {
  return isObject(raw) && isText(raw.name) && (raw.bot === null || levels.some((level) => level === raw.bot));
}

function isStanding(raw: unknown): raw is Standing {
  return (
    isObject(raw) &&
    typeof raw.over === 'boolean' &&
    isListOf(raw.scores, isNumber) &&
    isListOf(raw.winners, isCount) &&
    isListOf(raw.awaited, isCount) &&
    isCount(raw.entries)
  );
}

function isThinking(raw: unknown): raw is Thinking {
  return isObject(raw) && isText(raw.occasion) && isNumber(raw.since);
}

/** The outside of a saved table, as much as the list of games needs. */
export function isSavedTable(raw: unknown): raw is SavedTable {
  return (
    isObject(raw) &&
    raw.format === TABLE_FORMAT &&
    isText(raw.id) &&
    isGameName(raw.game) &&
    isListOf(raw.seats, isSeatPlan) &&
    isNumber(raw.createdAt) &&
    isNumber(raw.touchedAt) &&
    isObject(raw.options) &&
    isStanding(raw.standing) &&
    isText(raw.logKey) &&
    isText(raw.obfuscatedLog)
  );
}

function isTableLog(raw: unknown): raw is TableLog {
  return (
    isObject(raw) &&
    isText(raw.seed) &&
    seedFromHex(raw.seed) !== undefined &&
    isListOf(raw.entries, isText) &&
    isListOf(raw.at, isNumber) &&
    isNumber(raw.elapsed) &&
    isMapOf(raw.clocks, isNumber) &&
    isMapOf(raw.thinking, isThinking) &&
    isMapOf(raw.notes, isText)
  );
}
