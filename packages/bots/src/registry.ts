/** The registry of bots: a game without its bots and its analyst does not compile. */

import { type Game, type GameId, games } from '@riverstone/rules';
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

type AnalystOf<Id extends GameId> = (typeof gameBots)[Id]['analyst'];
/** Why a bot of that game did what it did, as data. */
export type ExplanationOf<Id extends GameId> = ReturnType<AnalystOf<Id>['rank']>['moves'][number]['explanation'];
/** What an assessment says beyond the numbers. */
export type DetailOf<Id extends GameId> = ReturnType<AnalystOf<Id>['assess']>[number]['detail'];

/** A game and its bots, their types kept together. */
export interface GameWithBots<Options, Chance, State, View, Action, Event, Code extends string, Explanation, Detail>
  extends GameBots<State, View, Action, Event, Explanation, Detail> {
  readonly game: Game<Options, Chance, State, View, Action, Event, Code>;
}

/** Something that can be done with any game and its bots, whatever its types. */
export type ForAnyBots<R> = <Options, Chance, State, View, Action, Event, Code extends string, Explanation, Detail>(
  each: GameWithBots<Options, Chance, State, View, Action, Event, Code, Explanation, Detail>,
) => R;

/**
 * Does something with the game of that id and its bots, without naming the game.
 * @example withBots('kakuzu', ({ game, bots }) => bots.master.occasion(game.view(state, 0), 0))
 */
export function withBots<R>(id: GameId, use: ForAnyBots<R>): R {
  switch (id) {
    case 'kakuro-challenge':
      return use({ game: games[id], ...gameBots[id] });
    case 'kakuro-race':
      return use({ game: games[id], ...gameBots[id] });
    case 'kakuzu':
      return use({ game: games[id], ...gameBots[id] });
  }
}
