/** The bot types of Kakuro Challenge. */

import type { BotTypes } from '../core/bot.js';
import type { ChallengeDetail } from './assess.js';
import type { ChallengeExplanation } from './explanation.js';

export interface ChallengeBotTypes extends BotTypes {
  readonly Explanation: ChallengeExplanation;
  readonly Detail: ChallengeDetail;
}
