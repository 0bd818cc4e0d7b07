/** The types of Kakuro Challenge in one bundle. */

import type { GameTypes } from '../core/game.js';
import type { ChallengeCode, ChallengeReason } from './check.js';
import type { ChallengeOptions } from './options.js';
import type { ChallengeAction, ChallengeChance, ChallengeEvent, ChallengeState } from './state.js';
import type { ChallengeView } from './view.js';

export interface ChallengeTypes extends GameTypes {
  readonly Options: ChallengeOptions;
  readonly Chance: ChallengeChance;
  readonly State: ChallengeState;
  readonly View: ChallengeView;
  readonly Action: ChallengeAction;
  readonly Event: ChallengeEvent;
  readonly Code: ChallengeCode;
  readonly Reason: ChallengeReason;
}
