/** Kakuzu as the page knows it before anybody plays: all else is loaded when it is needed. */

import type { GameUi } from '../table/game-ui';
import { kakuzuHelp } from './help';
import { KakuzuMiniature } from './miniature/miniature';

export const kakuzuUi: GameUi = {
  Miniature: KakuzuMiniature,
  help: kakuzuHelp,
  hasTurns: true,
  loadOptionWords: () => import('./options/option-words'),
  loadPage: () => import('./page'),
};
