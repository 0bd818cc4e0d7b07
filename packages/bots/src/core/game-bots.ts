/** Everything that this package has for one game. */

import type { GameTypes, Rng, Seat } from '@riverstone/rules';
import type { Analyst } from './analysis.js';
import type { Bot, BotTypes } from './bot.js';
import type { BotName } from './levels.js';

export interface GameBots<T extends GameTypes, B extends BotTypes> {
  readonly bots: Readonly<Record<BotName, Bot<T['View'], T['Action'], B['Explanation']>>>;
  readonly analyst: Analyst<T, B>;
  /**
   * What is done for a seat that does not answer, where none of its clocks says it; null when it may simply be left
   * out.
   */
  idle(view: T['View'], seat: Seat, rng: Rng): T['Action'] | null;
}
