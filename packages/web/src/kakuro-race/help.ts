/** What helps people to play the race. */

import type { GameHelp } from '../rulebook/game-help';

export const raceHelp: GameHelp = {
  game: 'kakuro-race',
  loadPictures: () => import('./how-to/examples'),
  loadBook: () => import('./rules/book'),
};
