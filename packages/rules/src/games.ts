/** The registry of games: every layer keys its own by the `GameId` derived here, so that a new game can't be forgotten. */

import type { Game } from './core/game.js';
import type { ChallengeReason } from './kakuro-challenge/check.js';
import { kakuroChallenge } from './kakuro-challenge/game.js';
import type { RaceReason } from './kakuro-race/check.js';
import { kakuroRace } from './kakuro-race/game.js';
import type { KakuzuReason } from './kakuzu/check.js';
import { kakuzu } from './kakuzu/game.js';

/** All games by id. */
export const games = {
  'kakuro-challenge': kakuroChallenge,
  'kakuro-race': kakuroRace,
  kakuzu,
} as const;

export type GameId = keyof typeof games;

type AnyOf<Id extends GameId> = (typeof games)[Id];
/** The state of the game with that id, and so on: for whatever is keyed by game. */
export type StateOf<Id extends GameId> = Parameters<AnyOf<Id>['status']>[0];
export type ViewOf<Id extends GameId> = ReturnType<AnyOf<Id>['view']>;
export type ActionOf<Id extends GameId> = Parameters<AnyOf<Id>['formatEntry']>[0]['action'];
export type CodeOf<Id extends GameId> = AnyOf<Id>['codes'][number];

/** Why `not-allowed` is refused, by game. */
interface Reasons {
  readonly 'kakuro-challenge': ChallengeReason;
  readonly 'kakuro-race': RaceReason;
  readonly kakuzu: KakuzuReason;
}
export type ReasonOf<Id extends GameId> = Reasons[Id];

export const gameIds = Object.keys(games) as readonly GameId[];

/**
 * Whether a text names a game.
 * @example isGameId('kakuzu') // true
 */
export function isGameId(text: unknown): text is GameId {
  return typeof text === 'string' && Object.hasOwn(games, text);
}

/** Something that can be done with any game, whatever its types. */
export type ForAnyGame<R> = <Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
) => R;

/**
 * Does something with the game of that id, its types kept together, without naming the game.
 * @example withGame('kakuzu', (game) => game.seats.max) // 4
 */
export function withGame<R>(id: GameId, use: ForAnyGame<R>): R {
  switch (id) {
    case 'kakuro-challenge':
      return use(kakuroChallenge);
    case 'kakuro-race':
      return use(kakuroRace);
    case 'kakuzu':
      return use(kakuzu);
  }
}
