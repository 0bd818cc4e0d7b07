/** The registry of bots: a game without its bots and its analyst does not compile. */

import { type Game, type GameId, type GameTypes, games } from '@riverstone/rules';
import type { BotTypes } from './core/bot.js';
import type { GameBots } from './core/game-bots.js';
import { gameBots as challengeBots } from './kakuro-challenge/bots.js';
import { gameBots as raceBots } from './kakuro-race/bots.js';
import { gameBots as kakuzuBots } from './kakuzu/bots.js';

/** The bots and the analyst of every game. */
export const gameBots = {
  'kakuro-challenge': challengeBots,
  'kakuro-race': raceBots,
  kakuzu: kakuzuBots,
} as const satisfies Readonly<Record<GameId, unknown>>;

type BotTypesOf<Id extends GameId> = (typeof gameBots)[Id] extends GameBots<infer _, infer B> ? B : never;
/** The explanation of a bot of that game. */
export type ExplanationOf<Id extends GameId> = BotTypesOf<Id>['Explanation'];
/** The details of an assessment in that game. */
export type DetailOf<Id extends GameId> = BotTypesOf<Id>['Detail'];

/** A game with its bots. */
export interface GameWithBots<T extends GameTypes, B extends BotTypes> extends GameBots<T, B> {
  readonly game: Game<T>;
}

/** A function that works with every game and its bots. */
export type ForAnyBots<R> = <T extends GameTypes, B extends BotTypes>(each: GameWithBots<T, B>) => R;

/**
 * Calls a function with the game of that id and its bots.
 * @example
 * withBots('kakuzu', ({ game, bots }) => [game.id, Object.keys(bots)])
 * // => ['kakuzu', ['plain', 'novice', 'casual', 'strong', 'master']]
 */
export function withBots<R>(id: GameId, use: ForAnyBots<R>): R {
  const game: Game<GameTypes> = games[id];
  const own: GameBots<GameTypes, BotTypes> = gameBots[id];
  return use({ game, ...own });
}
