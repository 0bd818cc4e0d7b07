/** The types of the race in one bundle. */

import type { GameTypes } from '../core/game.js';
import type { RaceCode, RaceReason } from './check.js';
import type { RaceOptions } from './options.js';
import type { RaceAction, RaceChance, RaceEvent, RaceState } from './state.js';
import type { RaceView } from './view.js';

export interface RaceTypes extends GameTypes {
  readonly Options: RaceOptions;
  readonly Chance: RaceChance;
  readonly State: RaceState;
  readonly View: RaceView;
  readonly Action: RaceAction;
  readonly Event: RaceEvent;
  readonly Code: RaceCode;
  readonly Reason: RaceReason;
}
