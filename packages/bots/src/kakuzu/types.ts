/** The bot types of Kakuzu. */

import type { BotTypes } from '../core/bot.js';
import type { KakuzuDetail } from './detail.js';
import type { KakuzuExplanation } from './explanation.js';

export interface KakuzuBotTypes extends BotTypes {
  readonly Explanation: KakuzuExplanation;
  readonly Detail: KakuzuDetail;
}
