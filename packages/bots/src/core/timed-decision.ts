/** A bot's decision with what it was thinking about, so that a host knows when it is due. */

import type { Bot, BotQuestion, Decision } from './bot.js';
import type { Effort } from './effort.js';

/** A decision, and the occasion that its `afterSeconds` counts from. */
export interface TimedDecision<Action, Explanation> extends Decision<Action, Explanation> {
  readonly occasion: string;
}

/**
 * Asks a bot in this thread; null when it does nothing.
 * @example timedDecision(gameBots.kakuzu.bots.plain, { view, seat: 0, seed: 'table 7' }).occasion // => 'setup 0 000000000…'
 */
export function timedDecision<View, Action, Explanation>(
  bot: Bot<View, Action, Explanation>,
  question: BotQuestion<View>,
  effort?: Effort,
): TimedDecision<Action, Explanation> | null {
  const decision = bot.decide(question, effort);
  return decision && { ...decision, occasion: bot.occasion(question.view, question.seat) };
}
