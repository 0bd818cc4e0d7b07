/** Kakuro, the race, as a game: the contract's functions, gathered. */

import type { Game } from '../core/game.js';
import { tableReader } from '../core/view-json.js';
import { formatAction, parseAction, tableTarget } from './action-text.js';
import { apply } from './apply.js';
import { check, codes } from './check.js';
import { legal, tableActions } from './legal.js';
import { parseOptions, raceOptions, seats } from './options.js';
import { picture } from './picture.js';
import { promptKey, reveals } from './prompt.js';
import { record } from './record.js';
import { deal, setup } from './state.js';
import { status } from './status.js';
import type { RaceTypes } from './types.js';
import { view } from './view.js';
import { viewField, writeView } from './view-json.js';

export const kakuroRace: Game<RaceTypes> = {
  id: 'kakuro-race',
  seats,
  hasTurns: false,
  codes,
  options: raceOptions,
  parseOptions,
  deal,
  setup,
  status,
  // Only what is sealed is hidden from somebody.
  sameViewForAll: ({ sealed }) => !sealed,
  view,
  writeView,
  readView: tableReader(seats, viewField),
  check,
  legal,
  promptKey,
  reveals,
  tableActions,
  apply,
  formatAction,
  parseAction,
  tableTarget,
  record,
  picture,
  // Whoever calls a moment too late must not call for the next marker.
  calm: {
    countIn: 3000,
    milliseconds: 2000,
    begins: ({ type }) => type === 'marker-turned',
    holds: ({ type }) => type === 'call',
  },
};
