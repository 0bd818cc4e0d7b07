/** What helps people to play Kakuzu. */

import type { GameHelp } from '../rulebook/game-help';

export const kakuzuHelp: GameHelp = {
  game: 'kakuzu',
  loadPictures: () => import('./how-to/examples'),
  loadBook: () => import('./rules/book'),
};
