/** The games on this page, by id. A new game in the rules does not compile until it is listed here. */

import type { GameId } from '@riverstone/rules';
import { challengeUi } from './kakuro-challenge/game-ui';
import { raceUi } from './kakuro-race/game-ui';
import { kakuzuUi } from './kakuzu/game-ui';
import type { GameForm, GamePage } from './table/game-page';
import type { GameUi } from './table/game-ui';

export const gameUis: Readonly<Record<GameId, GameUi>> = {
  'kakuro-challenge': challengeUi,
  'kakuro-race': raceUi,
  kakuzu: kakuzuUi,
};

/** Loads what is needed to play a game. */
export async function loadGame(game: GameId): Promise<GamePage> {
  return (await gameUis[game].loadPage()).page;
}

/** Loads what is needed to plan a new table of a game. */
export async function loadForm(game: GameId): Promise<GameForm> {
  const [page, { OptionsForm }] = await Promise.all([loadGame(game), gameUis[game].loadForm()]);
  return { ...page, OptionsForm };
}
