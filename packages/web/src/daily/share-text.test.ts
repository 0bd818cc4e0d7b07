/** What is shared, and the gains that it shows. */

import { playBots } from '@riverstone/bots';
import { dailySeed } from '@riverstone/protocol/daily';
import { withGame } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { gainsOf } from './gains';
import { barsOf, shareText } from './share-text';

describe('bars', () => {
  it('grow with the points, and only nothing is the lowest', () => {
    expect(barsOf([0, 1, 50, 100])).toBe('▁▂▅█');
    expect(barsOf([-3, 0])).toBe('▁▁');
    expect(barsOf([])).toBe('');
  });

  it('break after twenty', () => {
    expect(
      barsOf(new Array<number>(45).fill(1))
        .split('\n')
        .map(({ length }) => length),
    ).toEqual([20, 20, 5]);
  });
});

it('a text leaves out what is not there', () => {
  expect(shareText(['a', null, '', 'b'])).toBe('a\nb');
});

describe('the gains of a game', () => {
  it.each(['kakuro-challenge', 'kakuzu'] as const)('of %s add up to the score', async (game) => {
    const plan = { game, levels: ['casual', 'novice'], options: {}, seed: dailySeed('2026-11-18', game) } as const;
    const { scores, log } = await playBots(plan);
    const gains = withGame(game, (rules) => gainsOf(rules, 2, log, 0));
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(scores[0]);
    const others = withGame(game, (rules) => gainsOf(rules, 2, log, 1));
    expect(Math.abs(gains.length - others.length)).toBeLessThanOrEqual(2);
  });

  it('alone has one for each marker', async () => {
    const options = { markers: [9, 10, 11, 12, 13] };
    const seed = dailySeed('2026-11-18', 'kakuro-race');
    const { scores, log } = await playBots({ game: 'kakuro-race', levels: ['casual'], options, seed });
    const gains = withGame('kakuro-race', (rules) => gainsOf(rules, 1, log, 0));
    expect(gains).toHaveLength(5);
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(scores[0]);
  });
});
