/** Whole games between bots from a seed. */

import { gameIds, HostedGame, withGame } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { playBots } from './bot-match.js';
import { perform } from './perform.js';

const seed = '5e'.repeat(32);

it.each(gameIds)('is the same game of %s every time, here and in a worker', async (game) => {
  const plan = { game, levels: ['novice', 'casual'], options: {}, seed } as const;
  const here = await playBots(plan);
  const { value } = perform({ kind: 'match', ...plan }).next();
  expect(await value).toEqual(here);
  const again = withGame(game, (rules) => HostedGame.resume(rules, 2, here.log));
  expect(again).toMatchObject({ ok: true });
  expect(here.scores).toHaveLength(2);
});
