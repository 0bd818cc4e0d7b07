/** Everything that this package has for Kakuzu: the players, the analysis, and what is done for somebody who is away. */

import type { KakuzuAction, KakuzuEvent, KakuzuState, KakuzuView } from '@riverstone/rules/kakuzu';
import type { GameBots } from '../core/game-bots.js';
import { analyst } from './analyst.js';
import type { KakuzuDetail } from './detail.js';
import type { KakuzuExplanation } from './explanation.js';
import { idle } from './idle.js';
import { masterBot } from './master-bot.js';
import { plainBot } from './plain-bot.js';
import { sightProfiles } from './profiles.js';
import { sightBot } from './sight-bot.js';

export const gameBots: GameBots<KakuzuState, KakuzuView, KakuzuAction, KakuzuEvent, KakuzuExplanation, KakuzuDetail> = {
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
