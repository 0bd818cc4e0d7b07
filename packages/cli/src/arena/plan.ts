/** A match as it is going to be played: plain data that a worker can be given. */

import type { EffortLimits, Pace } from '@riverstone/bots';
import type { GameId, GameRecord, Seat, Seed } from '@riverstone/rules';
import type { Contender } from './contenders.js';
import type { Fault } from './programs/faults.js';

export interface MatchSettings {
  readonly game: GameId;
  readonly contenders: readonly Contender[];
  /** For each rotation the contender in each seat. */
  readonly rotations: readonly (readonly number[])[];
  /** Table options as they come from outside; they have been checked. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly pace: Pace;
  /** What a program has for a move, and for its first word. */
  readonly moveMs: number;
  readonly startMs: number;
  /** What ends a thought of a built-in bot; empty: its own habit. */
  readonly builtinLimits: Omit<EffortLimits, 'cancelled'>;
  readonly keepRecords: boolean;
}

/** A game that was played. */
export interface ArenaGame {
  /** The contender in each seat. */
  readonly seating: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Null unless records are kept. */
  readonly record: GameRecord | null;
}

/** All games of a deal, one a rotation, and what went wrong in them. */
export interface PlayedDeal {
  /** Counted from 1. */
  readonly deal: number;
  readonly games: readonly ArenaGame[];
  readonly faults: readonly Fault[];
}
