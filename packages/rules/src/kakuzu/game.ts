/** Kakuzu as a game: the contract's functions, gathered. */

import type { Game } from '../core/game.js';
import { tableReader } from '../core/view-json.js';
import { formatAction, parseAction, tableTarget } from './action-text.js';
import { apply } from './apply.js';
import { check, codes } from './check.js';
import { legal, tableActions } from './legal.js';
import { kakuzuOptions, parseOptions, seats } from './options.js';
import { picture } from './picture.js';
import { promptKey, reveals } from './prompt.js';
import { record } from './record.js';
import { deal, setup } from './state.js';
import { status } from './status.js';
import type { KakuzuTypes } from './types.js';
import { view } from './view.js';
import { viewField, writeView } from './view-json.js';

export const kakuzu: Game<KakuzuTypes> = {
  id: 'kakuzu',
  seats,
  hasTurns: true,
  codes,
  options: kakuzuOptions,
  parseOptions,
  deal,
  setup,
  status,
  sameViewForAll: () => true,
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
};
