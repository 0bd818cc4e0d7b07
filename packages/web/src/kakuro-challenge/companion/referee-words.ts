/** The texts that the referee speaks with, in one language. */

import type { KakuroChallengeCompanionMessages } from '../../messages/generated/kakuro-challenge/companion';
import type { KakuroChallengeRulesMessages } from '../../messages/generated/kakuro-challenge/rules';

export interface ChallengeRefereeWords {
  readonly text: KakuroChallengeCompanionMessages;
  /** Of the figures in the rules: what lies on a square, and why a move makes no points. */
  readonly figure: KakuroChallengeRulesMessages['figure'];
}
