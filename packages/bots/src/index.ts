/** The players of all games, keyed by game. Each game's own parts are under `@riverstone/bots/<game>`. */

import type { ActionOf, GameId, ViewOf } from '@riverstone/rules';
import { simpleBot as challengeBot } from './kakuro-challenge/simple-bot.js';
import { simpleBot as raceBot } from './kakuro-race/simple-bot.js';
import { simpleBot as kakuzuBot } from './kakuzu/simple-bot.js';
import type { SimpleBot } from './simple-bot.js';

export type { SimpleBot, Tempo } from './simple-bot.js';

/** The simple bot of every game: a game without one does not compile. */
export const simpleBots: { readonly [Id in GameId]: SimpleBot<ViewOf<Id>, ActionOf<Id>> } = {
  'kakuro-challenge': challengeBot,
  'kakuro-race': raceBot,
  kakuzu: kakuzuBot,
};
