/**
 * Everything that this package has for Kakuzu: the bots, the analyst, and the action for a seat that does not answer.
 */

import type { KakuzuTypes } from '@riverstone/rules/kakuzu';
import type { GameBots } from '../core/game-bots.js';
import { analyst } from './analyst.js';
import { idle } from './idle.js';
import { masterBot } from './master-bot.js';
import { plainBot } from './plain-bot.js';
import { sightProfiles } from './profiles.js';
import { sightBot } from './sight-bot.js';
import type { KakuzuBotTypes } from './types.js';

export const gameBots: GameBots<KakuzuTypes, KakuzuBotTypes> = {
  bots: {
    plain: plainBot,
    novice: sightBot(sightProfiles.novice),
    casual: sightBot(sightProfiles.casual),
    strong: sightBot(sightProfiles.strong),
    master: masterBot,
  },
  analyst,
  idle,
};
