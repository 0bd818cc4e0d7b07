/** The interface of a bot: it knows the view of a seat, a seed, and nothing else. */

import type { Seat } from '@riverstone/rules';
import type { Effort } from './effort.js';

/** What the bots of a game say, as one bundle of types. */
export interface BotTypes {
  /** Why a bot did what it did, as data. */
  readonly Explanation: unknown;
  /** What an assessment says beyond the numbers. */
  readonly Detail: unknown;
}

/** What a bot is asked. It gets a view, not a state, so a bot that reads a secret does not compile. */
export interface BotQuestion<View> {
  readonly view: View;
  readonly seat: Seat;
  /**
   * Where the bots' chance comes from: a text of the table's own, the same for the whole game. Every seat draws
   * differently.
   */
  readonly seed: string;
}

/** What a bot does, when, and why. */
export interface Decision<Action, Explanation> {
  readonly action: Action;
  /**
   * How long after the occasion began it acts, in seconds; 0 where players take turns. Bots don't wait: the host does.
   */
  readonly afterSeconds: number;
  /** Codes and numbers, to be put into words by whoever shows them. */
  readonly explanation: Explanation;
}

/** A bot has no memory: all it knows is in the question, so a game can be left and resumed at any moment. */
export interface Bot<View, Action, Explanation> {
  /** What it is thinking about. While this text stays the same, so do its random choices and the time it takes. */
  occasion(view: View, seat: Seat): string;
  /**
   * What it does now; null when it does nothing (it is not its turn, or there is nothing to object to). The same
   * question and node limit give the same decision.
   */
  decide(question: BotQuestion<View>, effort?: Effort): Decision<Action, Explanation> | null;
}
