/** Everything that playing a game at the terminal takes, by game: a new one does not compile until it has all of it. */

import { gameBots } from '@riverstone/bots';
import { type Game, type GameId, games } from '@riverstone/rules';
import { terminal as challengeTerminal } from '../kakuro-challenge/terminal.js';
import { terminal as raceTerminal } from '../kakuro-race/terminal.js';
import { terminal as kakuzuTerminal } from '../kakuzu/terminal.js';
import type { GameTerminal } from './game-terminal.js';
import type { TableBots } from './table-bots.js';

/** A game, how it looks at the terminal, and its bots. */
export interface Playable<Options, Chance, State, View, Action, Event, Code extends string> {
  readonly game: Game<Options, Chance, State, View, Action, Event, Code>;
  readonly terminal: GameTerminal<View, Action, Event>;
  readonly bots: TableBots<View, Action>;
}

/** Something that can be done with any game, whatever its types. */
export type ForAnyPlayable<R> = <Options, Chance, State, View, Action, Event, Code extends string>(
  playable: Playable<Options, Chance, State, View, Action, Event, Code>,
) => R;

/** Does something with the game of that id, its types kept together. */
export function withPlayable<R>(id: GameId, use: ForAnyPlayable<R>): R {
  switch (id) {
    case 'kakuro-challenge':
      return use({ game: games[id], terminal: challengeTerminal, bots: gameBots[id].bots });
    case 'kakuro-race':
      return use({ game: games[id], terminal: raceTerminal, bots: gameBots[id].bots });
    case 'kakuzu':
      return use({ game: games[id], terminal: kakuzuTerminal, bots: gameBots[id].bots });
  }
}
