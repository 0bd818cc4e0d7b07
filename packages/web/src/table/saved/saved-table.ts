/** A table as it is saved on the device: what the list of games shows, and the obfuscated log. */

import type { Thinking } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import type { SeatPlan } from '../seats/seat-plan';

/** The version of this format. Tables of other versions can't be opened, and are left as they are. */
export const TABLE_FORMAT = 4;

/** The state of a game, for the list of games. */
interface Standing {
  readonly over: boolean;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly awaited: readonly Seat[];
  /** The number of entries in the log. */
  readonly entries: number;
}

/** Everything that a table is resumed from. */
export interface TableLog {
  /** The seed of draws and bots; 64 hexadecimal digits. */
  readonly seed: string;
  /** Options and chance as a record writes them, so that the deal does not depend on the version that made it. */
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
  /** Texts of the seats, by `<seat>:<kind>`; see `SeatNotes`. */
  readonly notes: Readonly<Record<string, string>>;
  /** The seats that have given up. */
  readonly resigned: readonly Seat[];
}

export interface SavedTable {
  readonly format: typeof TABLE_FORMAT;
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly createdAt: number;
  readonly touchedAt: number;
  /** The options as they were chosen, for a rematch: who begins may have been left to chance. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The day whose deal it is; only for the first try, which counts. */
  readonly day?: string | undefined;
  readonly standing: Standing;
  readonly logKey: string;
  /** A `TableLog` as JSON, obfuscated. */
  readonly obfuscatedLog: string;
}

/** Why a saved table can't be opened. */
export type SaveProblem = 'older' | 'newer' | 'damaged';
