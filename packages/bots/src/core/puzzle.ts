/** What a game brings so that puzzles can be made of it: a maker for each kind of puzzle. */

import type { GameTypes, Seat } from '@riverstone/rules';

/** What was measured about a puzzle, by name. The difficulty is computed from it. */
export type PuzzleFeatures = Readonly<Record<string, number>>;

/** A puzzle with a proven answer, before it gets its number. */
export interface MadePuzzle {
  /** Position and answer, as the kind writes them. */
  readonly text: string;
  readonly features: PuzzleFeatures;
  /** What it is about, by name. */
  readonly themes: readonly string[];
}

/** A position of a game between bots, and what the bot in turn did there. */
export interface PuzzleSource<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  readonly action: T['Action'];
}

/** Makes puzzles of one kind. */
export interface PuzzleMaker<T extends GameTypes> {
  /** The options of the games that its positions come from. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The number of players. */
  readonly seats: number;
  /** At most so many puzzles of one game are kept, for variety. */
  readonly perGame: number;
  /** The puzzle of a position; null where it has no single best answer by a clear margin. */
  make(source: PuzzleSource<T>): MadePuzzle | null;
  /** The rating to begin with, from the features. */
  rate(features: PuzzleFeatures): number;
}

/** The value of a feature; 0 where it was not measured. @example featureOf({ flips: 1 }, 'flips') // => 1 */
export function featureOf(features: PuzzleFeatures, name: string): number {
  return features[name] ?? 0;
}
