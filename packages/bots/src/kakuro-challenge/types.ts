/** What the bots of Kakuro Challenge say, as one bundle of types. */

import type { BotTypes } from '../core/bot.js';
import type { ChallengeDetail } from './assess.js';
import type { ChallengeExplanation } from './explanation.js';

export interface ChallengeBotTypes extends BotTypes {
  readonly Explanation: ChallengeExplanation;
  readonly Detail: ChallengeDetail;
}
