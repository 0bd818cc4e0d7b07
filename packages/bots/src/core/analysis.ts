/** The results of analysis: ranked moves, assessments of turns, hints. */

import type { GameTypes, Seat, Square, Turn } from '@riverstone/rules';
import type { BotQuestion, BotTypes } from './bot.js';
import type { Effort } from './effort.js';

export type { Turn } from '@riverstone/rules';

/** A legal action and its value. */
export interface RankedMove<Action, Explanation> {
  readonly action: Action;
  /** Points (or stones) now; where chance decides, their mean. */
  readonly points: number;
  /** The points scored now, plus those expected later, minus those that the others can expect from it. */
  readonly worth: number;
  readonly explanation: Explanation;
}

export interface Ranking<Action, Explanation> {
  /** The best first. All legal actions, or the plausible ones if there are too many. */
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

/** The seed of every assessment: the same turn is always judged alike. A ranking with it shows the same odds. */
export const assessmentSeed = 'assessment';

/** An action and what it scores now. */
export type ValuedAction<Action> = Pick<RankedMove<Action, unknown>, 'action' | 'points'>;

/**
 * What a turn brought a seat. `scored = expected + luck - missed` holds exactly: `expected` is what the best play
 * scores with average chance, `luck` is the part that chance added, and `missed` is what better play would have scored
 * more.
 */
export interface Assessment<Action, Detail> {
  readonly seat: Seat;
  readonly scored: number;
  readonly expected: number;
  readonly luck: number;
  readonly missed: number;
  /** The most that could be scored; where chance decides, its mean. */
  readonly best: number;
  /** An action that scores it; null if it is proven that no action scores anything. */
  readonly bestAction: Action | null;
  /**
   * How much less the action is worth than the best one; 0 if the best was chosen, null if there was nothing to
   * decide.
   */
  readonly worthLost: number | null;
  /** The action that is worth most; null if that was done, or there was nothing to decide. */
  readonly worthiest: ValuedAction<Action> | null;
  /** Whether the seat let points go by without a move of its own. Left out in games where that can't be. */
  readonly passed?: boolean;
  /** More about the turn, as each game defines it. */
  readonly detail: Detail;
}

/** The expected end of a game, for the curve of winning chances. */
export interface Forecast {
  /** The expected final score of each seat. */
  readonly scores: readonly number[];
  /** The standard deviation of each of them. */
  readonly spread: number;
  /** Each seat's chance to win, where it was counted or is certain; left out where scores and spread tell it. */
  readonly chances?: readonly number[];
}

/** The analysis that a game offers. */
export interface Analyst<T extends GameTypes, B extends BotTypes> {
  /** The moves of the seat in turn, the best first; none for other seats. */
  rank(question: BotQuestion<T['View']>, effort?: Effort): Ranking<T['Action'], B['Explanation']>;
  /** A hint for the seat in turn; null when there is nothing to hint at. */
  hint(
    question: BotQuestion<T['View']>,
    strength: HintStrength,
    effort?: Effort,
  ): Hint<T['Action'], B['Explanation']> | null;
  /** Assesses a turn of a finished game, for each seat that scored or could have scored. */
  assess(turn: Turn<T>, effort?: Effort): readonly Assessment<T['Action'], B['Detail']>[];
  /** How the game would go on between equal players. */
  forecast(state: T['State']): Forecast;
}
