/** Everything that this package has for the race. */

import type { RaceAction, RaceEvent, RaceState, RaceView } from '@riverstone/rules/kakuro-race';
import type { GameBots } from '../core/game-bots.js';
import { assess, type RaceDetail } from './assess.js';
import type { RaceExplanation } from './explanation.js';
import { hint } from './hint.js';
import { idle } from './idle.js';
import { levelBot } from './level-bot.js';
import { masterBot } from './master-bot.js';
import { outlook } from './outlook.js';
import { plainBot } from './plain-bot.js';
import { HABITS } from './profiles.js';
import { rank } from './rank.js';

export const gameBots: GameBots<RaceState, RaceView, RaceAction, RaceEvent, RaceExplanation, RaceDetail> = {
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
