/** Kakuro Challenge before a game starts. The other parts are loaded when they are needed. */

import type { GameUi } from '../table/game-ui';
import { challengeHelp } from './help';
import { ChallengeMiniature } from './miniature/miniature';

export const challengeUi: GameUi = {
  Miniature: ChallengeMiniature,
  help: challengeHelp,
  loadOptionWords: () => import('./options/option-words'),
  loadForm: () => import('./options/options-form'),
  loadPage: () => import('./page'),
  loadLesson: () => import('./lesson/lesson'),
  loadCompanion: () => import('./companion/companion'),
  loadPuzzles: () => import('./puzzles/puzzles'),
};
