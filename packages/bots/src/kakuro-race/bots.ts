/** Everything that this package has for the race. */

import type { RaceTypes } from '@riverstone/rules/kakuro-race';
import type { GameBots } from '../core/game-bots.js';
import { assess } from './assess.js';
import { forecast } from './forecast.js';
import { hint } from './hint.js';
import { idle } from './idle.js';
import { levelBot } from './level-bot.js';
import { masterBot } from './master-bot.js';
import { plainBot } from './plain-bot.js';
import { levelProfiles } from './profiles.js';
import { rank } from './rank.js';
import type { RaceBotTypes } from './types.js';

export const gameBots: GameBots<RaceTypes, RaceBotTypes> = {
  bots: {
    plain: plainBot,
    novice: levelBot(levelProfiles.novice),
    casual: levelBot(levelProfiles.casual),
    strong: levelBot(levelProfiles.strong),
    master: masterBot,
  },
  analyst: { rank, hint, assess, forecast },
  idle,
};
