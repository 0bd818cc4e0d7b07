/** Everything that this package has for one game. */

import type { Rng, Seat } from '@riverstone/rules';
import type { Analyst } from './analysis.js';
import type { Bot } from './bot.js';
import type { BotName } from './levels.js';

export interface GameBots<State, View, Action, Event, Explanation, Detail> {
  readonly bots: Readonly<Record<BotName, Bot<View, Action, Explanation>>>;
  readonly analyst: Analyst<State, View, Action, Event, Explanation, Detail>;
  /** What is done for a seat that does not answer, where none of its clocks says it; null when it may simply be left out. */
  idle(view: View, seat: Seat, rng: Rng): Action | null;
}
