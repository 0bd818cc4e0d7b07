/** The games on this page, each loaded when somebody plays it. A new game in the rules is an error here until it is complete. */

import type { GameId } from '@riverstone/rules';
import type { GamePage } from './table/game-page';

const loaders: Readonly<Record<GameId, () => Promise<{ readonly page: GamePage }>>> = {
  'kakuro-challenge': () => import('./kakuro-challenge/page'),
  'kakuro-race': () => import('./kakuro-race/page'),
  kakuzu: () => import('./kakuzu/page'),
};

export async function loadGame(game: GameId): Promise<GamePage> {
  return (await loaders[game]()).page;
}
