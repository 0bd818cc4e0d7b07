/** The test kits of all games. */

import { type Game, type GameId, type GameTypes, games } from '../src/index.js';
import type { GameTestKit } from './game-test-kit.js';
import { testKit as challengeKit } from './kakuro-challenge/test-kit.js';
import { testKit as raceKit } from './kakuro-race/test-kit.js';
import { testKit as kakuzuKit } from './kakuzu/test-kit.js';

const testKits = {
  'kakuro-challenge': challengeKit,
  'kakuro-race': raceKit,
  kakuzu: kakuzuKit,
} as const satisfies Readonly<Record<GameId, unknown>>;

/** A game and its test kit, their types kept together. */
export interface TestedGame<T extends GameTypes> extends GameTestKit<T> {
  readonly game: Game<T>;
}

/** Does something with a game and its test kit, without naming the game. */
export function withTestKit<R>(id: GameId, use: <T extends GameTypes>(tested: TestedGame<T>) => R): R {
  const game: Game<GameTypes> = games[id];
  const kit: GameTestKit<GameTypes> = testKits[id];
  return use({ game, ...kit });
}
