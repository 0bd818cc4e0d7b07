/** Everything that playing a game at the terminal takes, by game: a new one does not compile until it has all of it. */

import { gameBots } from '@riverstone/bots';
import { type Game, type GameId, type GameTypes, games } from '@riverstone/rules';
import type { GameTerminal } from '../contract/game-terminal.js';
import { terminal as challengeTerminal } from '../kakuro-challenge/terminal.js';
import { terminal as raceTerminal } from '../kakuro-race/terminal.js';
import { terminal as kakuzuTerminal } from '../kakuzu/terminal.js';
import type { TableBots } from './table-bots.js';

/** A game, how it looks at the terminal, and its bots. */
export interface Playable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly terminal: GameTerminal<T['View'], T['Action'], T['Event']>;
  readonly bots: TableBots<T['View'], T['Action']>;
}

/** Something that can be done with any game, whatever its types. */
export type ForAnyPlayable<R> = <T extends GameTypes>(playable: Playable<T>) => R;

const terminals = {
  'kakuro-challenge': challengeTerminal,
  'kakuro-race': raceTerminal,
  kakuzu: kakuzuTerminal,
} as const satisfies Readonly<Record<GameId, unknown>>;

/** Does something with the game of that id, its types kept together. */
export function withPlayable<R>(id: GameId, use: ForAnyPlayable<R>): R {
  const game: Game<GameTypes> = games[id];
  const terminal: GameTerminal<unknown, unknown, unknown> = terminals[id];
  const bots: TableBots<unknown, unknown> = gameBots[id].bots;
  return use({ game, terminal, bots });
}
