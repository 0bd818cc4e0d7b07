/** The plan of a contest: plain data that can be sent to a worker. */

import type { EffortLimits, Pace } from '@riverstone/bots';
import type { GameId, GameRecord, Seat, Seed } from '@riverstone/rules';
import type { Contender } from './contenders.js';
import type { Fault } from './programs/faults.js';

export interface ContestSettings {
  readonly game: GameId;
  readonly contenders: readonly Contender[];
  /** The contender in each seat, for each rotation. */
  readonly rotations: readonly (readonly number[])[];
  /** Table options as JSON. They have been checked. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly pace: Pace;
  /** How long a program has for a move, and for its first answer. */
  readonly moveMs: number;
  readonly startMs: number;
  /** Limits for built-in bots; empty for the defaults of their levels. */
  readonly builtinLimits: Omit<EffortLimits, 'cancelled'>;
  readonly keepRecords: boolean;
}

/** A game that was played. */
export interface ArenaGame {
  /** The contender in each seat. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Null unless records are saved. */
  readonly record: GameRecord | null;
}

/** All games of a deal, one for each rotation, with their faults. */
export interface PlayedDeal {
  /** Counted from 1. */
  readonly deal: number;
  readonly games: readonly ArenaGame[];
  readonly faults: readonly Fault[];
}
