/** The players of a match: built-in bots, or anything else that answers questions. */

import type { Seat } from '@riverstone/rules';
import type { Bot, Decision } from '../core/bot.js';
import { Effort, type EffortLimits } from '../core/effort.js';

/** What an entrant does; null when it does nothing. */
export type EntrantAnswer<Action> = Pick<Decision<Action, unknown>, 'action' | 'afterSeconds'> | null | typeof FORFEIT;

/** The answer of an entrant that did not answer, or not correctly: the rule for idle seats applies. */
export const FORFEIT = 'forfeit' as const;

export interface Entrant<View, Action> {
  occasion(view: View, seat: Seat): string;
  /** Asked once for every state of the table in which the seat may do something. */
  ask(view: View, seat: Seat): EntrantAnswer<Action> | Promise<EntrantAnswer<Action>>;
}

/**
 * A built-in bot in a seat of a match.
 * @example
 * const plain = seated(gameBots.kakuzu.bots.plain, 'game 7');
 * plain.ask(view, 0) // => { action: { type: 'remove', … }, … }
 */
export function seated<View, Action, Explanation>(
  bot: Bot<View, Action, Explanation>,
  seed: string,
  limits: EffortLimits = {},
): Entrant<View, Action> {
  return {
    occasion: (view, seat) => bot.occasion(view, seat),
    ask: (view, seat) => bot.decide({ view, seat, seed }, new Effort(limits)),
  };
}
