/** Kakuro, the race, as a game: the contract's functions, gathered. */

import type { Game } from '../core/game.js';
import { apply } from './apply.js';
import { check, codes, type RaceCode } from './check.js';
import { formatEntry, parseEntry } from './entries.js';
import { legal, tableActions } from './legal.js';
import { parseOptions, type RaceOptions } from './options.js';
import { record } from './record.js';
import { deal, type RaceAction, type RaceChance, type RaceEvent, type RaceState, setup } from './state.js';
import { status } from './status.js';
import { type RaceView, view } from './view.js';

export const kakuroRace: Game<RaceOptions, RaceChance, RaceState, RaceView, RaceAction, RaceEvent, RaceCode> = {
  id: 'kakuro-race',
  seats: { min: 1, max: 5 },
  codes,
  parseOptions,
  deal,
  setup,
  status,
  view,
  check,
  legal,
  tableActions,
  apply,
  formatEntry,
  parseEntry,
  record,
};
