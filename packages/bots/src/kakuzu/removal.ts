/** The decisions that all bots of Kakuzu share. */

import { pick, type Rng, type Square } from '@riverstone/rules';
import type { KakuzuAction, KakuzuView } from '@riverstone/rules/kakuzu';
import type { RankedMove } from '../core/analysis.js';
import type { Decision } from '../core/bot.js';
import type { KakuzuExplanation } from './explanation.js';

export type KakuzuMove = RankedMove<KakuzuAction, KakuzuExplanation>;
export type KakuzuDecision = Decision<KakuzuAction, KakuzuExplanation>;

/** Removes a stone. In announce games the digit is announced. */
export function removal(
  { options, phase }: KakuzuView,
  square: Square,
  digit: number,
  explanation: KakuzuExplanation,
): KakuzuDecision {
  const announced = options.variant === 'announce' && phase === 'remove' ? digit : null;
  return { action: { type: 'remove', square, announced }, afterSeconds: 0, explanation };
}

/**
 * A random stone of the set-up: most players see no difference between them.
 * @example setupByLot(kakuzu.legal(view, 0).actions, rng).action.type // => 'remove'
 */
export function setupByLot(actions: readonly KakuzuAction[], rng: Rng): KakuzuDecision {
  const explanation: KakuzuExplanation = { code: 'setup-by-lot', equals: actions.length };
  return { action: pick(actions, rng), afterSeconds: 0, explanation };
}
