/**
 * The names that doc examples may use beside exports: `game`, `seats` (2), `seed`, `rng`, `table` (a `HostedGame`, just
 * dealt), its `options`, `chance`, `state` and `view` (of seat 0), `record` (the game's file in `docs/examples`), and
 * what the game's own `example-names.ts` adds.
 */

import { readFileSync } from 'node:fs';
import { createRng, type GameId, HostedGame, isGameId, seedFromNumber, unwrap } from '../../src/index.js';
import { withTestKit } from '../test-kits.js';
import type { ExampleScope } from './run.js';

/** Files of no game have examples with this one. */
const DEFAULT_GAME: GameId = 'kakuzu';

/** The game whose folder a source file is in. */
export function gameOf(file: string): GameId | null {
  const folder = file.split('/')[0];
  return isGameId(folder) ? folder : null;
}

/** The names for a source file. */
export function fixturesFor(file: string): readonly ExampleScope[] {
  const id = gameOf(file) ?? DEFAULT_GAME;
  return withTestKit(id, ({ examples }) => [examples?.names ?? {}, tableFixtures(id, examples?.options ?? {})]);
}

/** A fresh value of every name each time: an example can't change what the next one sees. */
function tableFixtures(id: GameId, options: object): ExampleScope {
  const seats = 2;
  const seed = seedFromNumber(1);
  return withTestKit(id, ({ game }) => {
    const deal = () => unwrap(HostedGame.deal(game, { seats, options, seed }));
    return {
      game,
      seats,
      seed,
      get rng() {
        return createRng(seed);
      },
      get table() {
        return deal();
      },
      get options() {
        return deal().dealt.options;
      },
      get chance() {
        return deal().dealt.chance;
      },
      get state() {
        return deal().state;
      },
      get view() {
        return deal().viewFor(0);
      },
      get record() {
        const file = new URL(`../../../../docs/examples/${id}.riverstone.json`, import.meta.url);
        return JSON.parse(readFileSync(file, 'utf8'));
      },
    };
  });
}
