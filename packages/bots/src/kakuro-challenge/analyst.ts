/** The analyst of Kakuro Challenge. */

import type { ChallengeTypes } from '@riverstone/rules/kakuro-challenge';
import type { Analyst } from '../core/analysis.js';
import { assess } from './assess.js';
import { forecast } from './forecast.js';
import { hint } from './hint.js';
import { rank } from './rank.js';
import type { ChallengeBotTypes } from './types.js';

export const analyst: Analyst<ChallengeTypes, ChallengeBotTypes> = { rank, hint, assess, forecast };
