/** The types of Kakuzu in one bundle. */

import type { GameTypes } from '../core/game.js';
import type { KakuzuCode, KakuzuReason } from './check.js';
import type { KakuzuOptions } from './options.js';
import type { KakuzuAction, KakuzuChance, KakuzuEvent, KakuzuState } from './state.js';
import type { KakuzuView } from './view.js';

export interface KakuzuTypes extends GameTypes {
  readonly Options: KakuzuOptions;
  readonly Chance: KakuzuChance;
  readonly State: KakuzuState;
  readonly View: KakuzuView;
  readonly Action: KakuzuAction;
  readonly Event: KakuzuEvent;
  readonly Code: KakuzuCode;
  readonly Reason: KakuzuReason;
}
