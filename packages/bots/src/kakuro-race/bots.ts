/** Everything that this package has for the race. */

import type { RaceTypes } from '@riverstone/rules/kakuro-race';
import type { GameBots } from '../core/game-bots.js';
import { assess } from './assess.js';
import { outlook } from './forecast.js';
import { hint } from './hint.js';
import { idle } from './idle.js';
import { levelBot } from './level-bot.js';
import { masterBot } from './master-bot.js';
import { plainBot } from './plain-bot.js';
import { HABITS } from './profiles.js';
import { rank } from './rank.js';
import type { RaceBotTypes } from './types.js';

export const gameBots: GameBots<RaceTypes, RaceBotTypes> = {
  bots: {
    plain: plainBot,
    novice: levelBot(HABITS.novice),
    casual: levelBot(HABITS.casual),
    strong: levelBot(HABITS.strong),
    master: masterBot,
  },
  analyst: { rank, hint, assess, outlook },
  idle,
};
