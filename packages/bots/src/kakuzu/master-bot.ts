/**
 * Master for Kakuzu: uses the odds from all grids that agree with the uncovered digits, and what each stone reveals to
 * the next player.
 */

import type { KakuzuAction, KakuzuView } from '@riverstone/rules/kakuzu';
import type { Bot } from '../core/bot.js';
import { Effort } from '../core/effort.js';
import type { KakuzuExplanation } from './explanation.js';
import { occasion } from './occasion.js';
import { foresight } from './profiles.js';
import { rankMoves } from './rank.js';

export const masterBot: Bot<KakuzuView, KakuzuAction, KakuzuExplanation> = {
  occasion,
  decide(question, effort = new Effort()) {
    const [best] = rankMoves(question, effort.orNodes(foresight.nodes));
    return best === undefined ? null : { action: best.action, afterSeconds: 0, explanation: best.explanation };
  },
};
