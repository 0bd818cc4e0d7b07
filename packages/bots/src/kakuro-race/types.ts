/** The bot types of the race. */

import type { BotTypes } from '../core/bot.js';
import type { RaceDetail } from './assess.js';
import type { RaceExplanation } from './explanation.js';

export interface RaceBotTypes extends BotTypes {
  readonly Explanation: RaceExplanation;
  readonly Detail: RaceDetail;
}
