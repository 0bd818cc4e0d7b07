/** Everything that a match of a game takes, by game: a new one does not compile until programs can play it. */

import { type Entrant, type GameWithBots, gameBots } from '@riverstone/bots';
import { type GameId, games } from '@riverstone/rules';
import type { Outsider } from './outsider.js';
import { raceEntrant } from './race-entrant.js';
import { turnEntrant } from './turn-entrant.js';

/** A game, its bots, and how a program takes a seat in it. */
export interface Contest<Options, Chance, State, View, Action, Event, Code extends string, Explanation, Detail>
  extends GameWithBots<Options, Chance, State, View, Action, Event, Code, Explanation, Detail> {
  outsiderIn(outsider: Outsider): Entrant<View, Action>;
}

/** Something that can be done with any contest, whatever its types. */
type ForAnyContest<R> = <Options, Chance, State, View, Action, Event, Code extends string, Explanation, Detail>(
  contest: Contest<Options, Chance, State, View, Action, Event, Code, Explanation, Detail>,
) => R;

/** Does something with the contest of that game, its types kept together. */
export function withContest<R>(id: GameId, use: ForAnyContest<R>): R {
  switch (id) {
    case 'kakuro-challenge':
      return use({ game: games[id], ...gameBots[id], outsiderIn: (outsider) => turnEntrant(games[id], outsider) });
    case 'kakuro-race':
      return use({ game: games[id], ...gameBots[id], outsiderIn: raceEntrant });
    case 'kakuzu':
      return use({ game: games[id], ...gameBots[id], outsiderIn: (outsider) => turnEntrant(games[id], outsider) });
  }
}
