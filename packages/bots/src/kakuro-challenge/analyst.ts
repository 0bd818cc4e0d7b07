/** What analysis has to say about games of Kakuro Challenge. */

import type {
  ChallengeAction,
  ChallengeEvent,
  ChallengeState,
  ChallengeView,
} from '@riverstone/rules/kakuro-challenge';
import type { Analyst } from '../core/analysis.js';
import { assess, type ChallengeDetail } from './assess.js';
import type { ChallengeExplanation } from './explanation.js';
import { hint } from './hint.js';
import { outlook } from './outlook.js';
import { rank } from './rank.js';

export const analyst: Analyst<
  ChallengeState,
  ChallengeView,
  ChallengeAction,
  ChallengeEvent,
  ChallengeExplanation,
  ChallengeDetail
> = { rank, hint, assess, outlook };
