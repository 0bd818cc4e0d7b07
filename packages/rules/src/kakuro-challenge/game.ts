/** Kakuro Challenge as a game: the contract's functions, gathered. */

import type { Game } from '../core/game.js';
import { tableReader } from '../core/view-json.js';
import { formatAction, parseAction, tableTarget } from './action-text.js';
import { apply } from './apply.js';
import { check, codes } from './check.js';
import { legal, tableActions } from './legal.js';
import { challengeOptions, parseOptions, seats } from './options.js';
import { picture } from './picture.js';
import { promptKey, reveals } from './prompt.js';
import { record } from './record.js';
import { deal, setup } from './state.js';
import { status } from './status.js';
import type { ChallengeTypes } from './types.js';
import { view } from './view.js';
import { viewField, writeView } from './view-json.js';

export const kakuroChallenge: Game<ChallengeTypes> = {
  id: 'kakuro-challenge',
  seats,
  hasTurns: true,
  codes,
  options: challengeOptions,
  parseOptions,
  deal,
  setup,
  status,
  // Hands are behind a screen.
  sameViewForAll: () => false,
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
  // A hint would tell what the players are to see for themselves.
  allowsHints: ({ scoring }) => scoring === 'referee',
  picture,
};
