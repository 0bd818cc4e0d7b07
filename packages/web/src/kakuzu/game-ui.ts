/** Kakuzu before a game starts. The other parts are loaded when they are needed. */

import type { GameUi } from '../table/game-ui';
import { kakuzuHelp } from './help';
import { KakuzuMiniature } from './miniature/miniature';

export const kakuzuUi: GameUi = {
  Miniature: KakuzuMiniature,
  help: kakuzuHelp,
  loadOptionWords: () => import('./options/option-words'),
  loadForm: () => import('./options/options-form'),
  loadPage: () => import('./page'),
  loadLesson: () => import('./lesson/lesson'),
  loadCompanion: () => import('./companion/companion'),
  loadPuzzles: () => import('./puzzles/puzzles'),
};
