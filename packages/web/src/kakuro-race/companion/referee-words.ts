/** The texts that the referee speaks with, in one language. */

import type { KakuroRaceCompanionMessages } from '../../messages/generated/kakuro-race/companion';
import type { KakuroRaceRulesMessages } from '../../messages/generated/kakuro-race/rules';

export interface RaceRefereeWords {
  readonly text: KakuroRaceCompanionMessages;
  /** Of the figures in the rules: what lies on a square. */
  readonly figure: KakuroRaceRulesMessages['figure'];
}
