/** The race before a game starts. The other parts are loaded when they are needed. */

import type { GameUi } from '../table/game-ui';
import { raceHelp } from './help';
import { RaceMiniature } from './miniature/miniature';

export const raceUi: GameUi = {
  Miniature: RaceMiniature,
  help: raceHelp,
  loadOptionWords: () => import('./options/option-words'),
  loadForm: () => import('./options/options-form'),
  loadPage: () => import('./page'),
  loadLesson: () => import('./lesson/lesson'),
  loadCompanion: () => import('./companion/companion'),
  loadPuzzles: () => import('./puzzles/puzzles'),
};
