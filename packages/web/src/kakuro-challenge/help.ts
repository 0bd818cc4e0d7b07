/** What helps people to play Kakuro Challenge. */

import type { GameHelp } from '../rulebook/game-help';

export const challengeHelp: GameHelp = {
  game: 'kakuro-challenge',
  loadPictures: () => import('./how-to/examples'),
  loadBook: () => import('./rules/book'),
};
