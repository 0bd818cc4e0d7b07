/** The registry of games: every layer keys its own by the `GameId` derived here, so that a new game can't be forgotten. */

import type { Game, GameTypes } from './core/game.js';
import { kakuroChallenge } from './kakuro-challenge/game.js';
import { kakuroRace } from './kakuro-race/game.js';
import { kakuzu } from './kakuzu/game.js';

/** All games by id. */
export const games = {
  'kakuro-challenge': kakuroChallenge,
  'kakuro-race': kakuroRace,
  kakuzu,
} as const;

export type GameId = keyof typeof games;

/** All types of the game with that id. */
type TypesOf<Id extends GameId> = (typeof games)[Id] extends Game<infer T> ? T : never;
export type StateOf<Id extends GameId> = TypesOf<Id>['State'];
export type ViewOf<Id extends GameId> = TypesOf<Id>['View'];
export type ActionOf<Id extends GameId> = TypesOf<Id>['Action'];
export type CodeOf<Id extends GameId> = TypesOf<Id>['Code'];
export type ReasonOf<Id extends GameId> = TypesOf<Id>['Reason'];

export const gameIds = Object.keys(games) as readonly GameId[];

/**
 * Whether a text names a game.
 * @example isGameId('kakuzu') // true
 */
export function isGameId(text: unknown): text is GameId {
  return typeof text === 'string' && Object.hasOwn(games, text);
}

/** Something that can be done with any game, whatever its types. */
export type ForAnyGame<R> = <T extends GameTypes>(game: Game<T>) => R;

/**
 * Does something with the game of that id, its types kept together, without naming the game.
 * @example withGame('kakuzu', (game) => game.seats.max) // 4
 */
export function withGame<R>(id: GameId, use: ForAnyGame<R>): R {
  const game: Game<GameTypes> = games[id];
  return use(game);
}
