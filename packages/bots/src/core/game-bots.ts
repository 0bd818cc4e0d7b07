/** Everything that this package has for one game. */

import type { GameTypes, Rng, Seat } from '@riverstone/rules';
import type { Analyst } from './analysis.js';
import type { Bot, BotTypes } from './bot.js';
import type { BotName } from './levels.js';

export interface GameBots<T extends GameTypes, B extends BotTypes> {
  readonly bots: Readonly<Record<BotName, Bot<T['View'], T['Action'], B['Explanation']>>>;
  readonly analyst: Analyst<T, B>;
  /** The action for a seat that does not answer, if no clock decides it; null if the game can go on without one. */
  idle(view: T['View'], seat: Seat, rng: Rng): T['Action'] | null;
}
