/** The registry of games. Every layer has a record by `GameId`, so a new game compiles only when every layer has it. */

import type { Game, GameTypes } from './core/game.js';
import type { GameId } from './game-ids.js';
import { kakuroChallenge } from './kakuro-challenge/game.js';
import { kakuroRace } from './kakuro-race/game.js';
import { kakuzu } from './kakuzu/game.js';

/** All games by id. */
export const games = {
  'kakuro-challenge': kakuroChallenge,
  'kakuro-race': kakuroRace,
  kakuzu,
} as const satisfies Readonly<Record<GameId, object>>;

/** All types of the game with that id. */
export type TypesOf<Id extends GameId> = (typeof games)[Id] extends Game<infer T> ? T : never;
export type StateOf<Id extends GameId> = TypesOf<Id>['State'];
export type ViewOf<Id extends GameId> = TypesOf<Id>['View'];
export type ActionOf<Id extends GameId> = TypesOf<Id>['Action'];
export type CodeOf<Id extends GameId> = TypesOf<Id>['Code'];
export type ReasonOf<Id extends GameId> = TypesOf<Id>['Reason'];

/** Something that can be done with any game, whatever its types. */
export type ForAnyGame<R> = <T extends GameTypes>(game: Game<T>) => R;

/**
 * Calls a function with the game of an id. The types of the game stay together, although the id is known only at run
 * time.
 * @example withGame('kakuzu', (game) => game.seats.max) // => 4
 */
export function withGame<R>(id: GameId, use: ForAnyGame<R>): R {
  const game: Game<GameTypes> = games[id];
  return use(game);
}
