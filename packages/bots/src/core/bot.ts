/** The interface of a bot: it knows the view of a seat, a seed, and nothing else. */

import type { Seat } from '@riverstone/rules';
import type { Effort } from './effort.js';

/** The types of a game's explanations and assessments. */
export interface BotTypes {
  /** Why a bot did what it did, as data. */
  readonly Explanation: unknown;
  /** The details of an assessment. */
  readonly Detail: unknown;
}

/** The question to a bot. It has a view, not a state, so a bot that reads a secret does not compile. */
export interface BotQuestion<View> {
  readonly view: View;
  readonly seat: Seat;
  /**
   * The seed of the bots' random choices: a text of the table, the same for the whole game. Every seat draws
   * differently.
   */
  readonly seed: string;
}

/** What a bot does, when, and why. */
export interface Decision<Action, Explanation> {
  readonly action: Action;
  /**
   * How many seconds after the start of the occasion it acts; 0 where players take turns. The host does the waiting.
   */
  readonly afterSeconds: number;
  /** Codes and numbers; the interface has the words. */
  readonly explanation: Explanation;
}

/** A bot has no memory: all it knows is in the question, so a game can be left and resumed at any moment. */
export interface Bot<View, Action, Explanation> {
  /** What it thinks about. While this text stays the same, so do its random choices and its time. */
  occasion(view: View, seat: Seat): string;
  /**
   * What it does now; null when it does nothing (it is not its turn, or there is nothing to object to). The same
   * question and node limit give the same decision.
   */
  decide(question: BotQuestion<View>, effort?: Effort): Decision<Action, Explanation> | null;
}
