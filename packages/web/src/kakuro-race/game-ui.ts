/** The race as the page knows it before anybody plays: all else is loaded when it is needed. */

import type { GameUi } from '../table/game-ui';
import { raceHelp } from './help';
import { RaceMiniature } from './miniature/miniature';

export const raceUi: GameUi = {
  Miniature: RaceMiniature,
  help: raceHelp,
  hasTurns: false,
  loadOptionWords: () => import('./options/option-words'),
  loadPage: () => import('./page'),
};
