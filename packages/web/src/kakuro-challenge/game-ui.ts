/** Kakuro Challenge as the page knows it before anybody plays: all else is loaded when it is needed. */

import type { GameUi } from '../table/game-ui';
import { challengeHelp } from './help';
import { ChallengeMiniature } from './miniature/miniature';

export const challengeUi: GameUi = {
  Miniature: ChallengeMiniature,
  help: challengeHelp,
  hasTurns: true,
  loadOptionWords: () => import('./options/option-words'),
  loadPage: () => import('./page'),
};
