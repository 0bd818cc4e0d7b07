/** Everything that a match of a game takes, by game: a new one does not compile until programs can play it. */

import { type BotTypes, type Entrant, type GameWithBots, withBots } from '@riverstone/bots';
import { type ActionOf, type GameId, type GameTypes, games, type ViewOf } from '@riverstone/rules';
import type { Outsider } from './programs/external-bot.js';
import { raceEntrant } from './programs/race-entrant.js';
import { turnEntrant } from './programs/turn-entrant.js';

/** A game, its bots, and how a program takes a seat in it. */
export interface Contest<T extends GameTypes, B extends BotTypes> extends GameWithBots<T, B> {
  outsiderIn(outsider: Outsider): Entrant<T['View'], T['Action']>;
}

/** Something that can be done with any contest, whatever its types. */
type ForAnyContest<R> = <T extends GameTypes, B extends BotTypes>(contest: Contest<T, B>) => R;

const programs: { readonly [Id in GameId]: (outsider: Outsider) => Entrant<ViewOf<Id>, ActionOf<Id>> } = {
  'kakuro-challenge': (outsider) => turnEntrant(games['kakuro-challenge'], outsider),
  'kakuro-race': raceEntrant,
  kakuzu: (outsider) => turnEntrant(games.kakuzu, outsider),
};

/** Does something with the contest of that game, its types kept together. */
export function withContest<R>(id: GameId, use: ForAnyContest<R>): R {
  const outsiderIn: (outsider: Outsider) => Entrant<unknown, unknown> = programs[id];
  return withBots(id, (each) => use({ ...each, outsiderIn }));
}
