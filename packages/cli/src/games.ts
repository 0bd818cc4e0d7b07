/** The registry of games in the command line: a game does not compile until it has everything of `CliGame`. */

import { type BotTypes, type GameWithBots, withBots } from '@riverstone/bots';
import type { GameId, GameTypes, TypesOf } from '@riverstone/rules';
import type { CliGame } from './cli-game.js';
import type { AssessmentOf } from './contract/assessment-of.js';
import { cliGame as kakuroChallenge } from './kakuro-challenge/index.js';
import { cliGame as kakuroRace } from './kakuro-race/index.js';
import { cliGame as kakuzu } from './kakuzu/index.js';

export const cliGames: { readonly [Id in GameId]: CliGame<TypesOf<Id>, AssessmentOf<Id>> } = {
  'kakuro-challenge': kakuroChallenge,
  'kakuro-race': kakuroRace,
  kakuzu,
};

/** A function that works with every game. */
type ForAnyCliGame<R> = <T extends GameTypes, B extends BotTypes>(game: GameWithBots<T, B> & CliGame<T, unknown>) => R;

/**
 * Calls a function with the game of that id.
 * @example withCliGame('kakuzu', ({ terminal }) => terminal.name) // => 'Kakuzu'
 */
export function withCliGame<R>(id: GameId, use: ForAnyCliGame<R>): R {
  const own: CliGame<GameTypes, unknown> = cliGames[id];
  return withBots(id, (game) => use({ ...game, ...own }));
}
