/** A table as it is kept on the device: what the list of games shows, and the obfuscated log. */

import type { Thinking } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import { obfuscate } from '../obfuscate';
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

/** Why a saved table can't be opened. */
export type SaveProblem = 'older' | 'newer' | 'damaged';
