/** The results of analysis: ranked moves, assessments of turns, hints. */

import type { GameTypes, Seat, Square, Turn } from '@riverstone/rules';
import type { BotQuestion, BotTypes } from './bot.js';
import type { Effort } from './effort.js';

export type { Turn } from '@riverstone/rules';

/** A possible action and what it brings. */
export interface RankedMove<Action, Explanation> {
  readonly action: Action;
  /** Points (or stones) now; where chance decides, their mean. */
  readonly points: number;
  /** The points scored now, plus those expected later, minus those that the others can expect from it. */
  readonly worth: number;
  readonly explanation: Explanation;
}

export interface Ranking<Action, Explanation> {
  /** The best first. Every possible action, or where there are too many those that come into question. */
  readonly moves: readonly RankedMove<Action, Explanation>[];
  /** Whether every worth is exact, not estimated. */
  readonly exact: boolean;
}

/** How much a hint gives away: where to look, which tile (line, digit) it is about, or the move itself. */
export const hintStrengths = ['where', 'which', 'move'] as const;
export type HintStrength = (typeof hintStrengths)[number];

/** A hint as data. `squares` is an area to look at; it gets smaller as hints get stronger. */
export interface Hint<Action, Explanation> {
  readonly strength: HintStrength;
  readonly squares: readonly Square[];
  /** From `which` on: the digit that the move is about; null where it is about none. */
  readonly digit: number | null;
  /** At `move`: what to do, and why. */
  readonly move: RankedMove<Action, Explanation> | null;
}

/**
 * What a turn brought a seat, taken apart so that `scored = expected + luck - missed` holds exactly: `expected` is what
 * the best play of the moment scores with average chance, `luck` what chance made of that, and `missed` what better
 * play would have scored on top.
 */
export interface Assessment<Action, Detail> {
  readonly seat: Seat;
  readonly scored: number;
  readonly expected: number;
  readonly luck: number;
  readonly missed: number;
  /** The most that could be had; where chance decides, its mean. */
  readonly best: number;
  /** An action that scores it; null when no action scores anything, which is then proven. */
  readonly bestAction: Action | null;
  /**
   * By how much the action is worth less than the worthiest one; 0 when that was chosen, null where nothing was
   * decided.
   */
  readonly worthLost: number | null;
  /** What else there is to say, a game's own. */
  readonly detail: Detail;
}

/** How a game is expected to go on, for the curve of chances to win. */
export interface Forecast {
  /** The final score that each seat can expect. */
  readonly scores: readonly number[];
  /** The standard deviation of each of them. */
  readonly spread: number;
}

/** What a game offers to those who study it. */
export interface Analyst<T extends GameTypes, B extends BotTypes> {
  /** The moves of a seat that is to move, the worthiest first; none when it is not. */
  rank(question: BotQuestion<T['View']>, effort?: Effort): Ranking<T['Action'], B['Explanation']>;
  /** Help for a seat that is to move; null when there is nothing to help with. */
  hint(
    question: BotQuestion<T['View']>,
    strength: HintStrength,
    effort?: Effort,
  ): Hint<T['Action'], B['Explanation']> | null;
  /** Assesses a turn of a finished game, for each seat that scored in it or could have. */
  assess(turn: Turn<T>, effort?: Effort): readonly Assessment<T['Action'], B['Detail']>[];
  /** How the game would go on from here between equals. */
  forecast(state: T['State']): Forecast;
}
