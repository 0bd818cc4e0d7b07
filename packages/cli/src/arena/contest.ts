/** Everything that a match of a game takes, by game: a new one does not compile until programs can play it. */

import { type BotTypes, type Entrant, type GameWithBots, withBots } from '@riverstone/bots';
import { type ActionOf, type GameId, type GameTypes, games, type ViewOf } from '@riverstone/rules';
import type { ExternalBot } from './programs/external-bot.js';
import { raceEntrant } from './programs/race-entrant.js';
import { turnEntrant } from './programs/turn-entrant.js';

/** A game, its bots, and how a program takes a seat in it. */
export interface Contest<T extends GameTypes, B extends BotTypes> extends GameWithBots<T, B> {
  externalEntrant(externalBot: ExternalBot): Entrant<T['View'], T['Action']>;
}

/** Something that can be done with any contest, whatever its types. */
type ForAnyContest<R> = <T extends GameTypes, B extends BotTypes>(contest: Contest<T, B>) => R;

const programs: { readonly [Id in GameId]: (externalBot: ExternalBot) => Entrant<ViewOf<Id>, ActionOf<Id>> } = {
  'kakuro-challenge': (externalBot) => turnEntrant(games['kakuro-challenge'], externalBot),
  'kakuro-race': raceEntrant,
  kakuzu: (externalBot) => turnEntrant(games.kakuzu, externalBot),
};

/** Does something with the contest of that game, its types kept together. */
export function withContest<R>(id: GameId, use: ForAnyContest<R>): R {
  const externalEntrant: (externalBot: ExternalBot) => Entrant<unknown, unknown> = programs[id];
  return withBots(id, (each) => use({ ...each, externalEntrant }));
}
