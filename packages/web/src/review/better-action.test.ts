/** Which action a review shows in place of what was done. */

import type { AnyAssessment } from '@riverstone/bots';
import { expect, it } from 'vitest';
import { betterThan, leftIn } from './better-action';

const assessment = {
  best: 12,
  bestAction: 'most now',
  worthiest: { action: 'in the long run', points: 3 },
} as unknown as AnyAssessment;

it.each([
  ['miss', false, 'in the long run', 3],
  ['miss', true, 'most now', 12],
  ['wise', false, 'most now', 12],
  ['costly', false, 'in the long run', 3],
] as const)('%s, chances %s: %s', (kind, isChance, action, points) => {
  expect(betterThan(assessment, kind, isChance)).toEqual({ action, points });
});

it('none where nothing was better, or nothing could score', () => {
  expect(betterThan(assessment, 'best', false)).toBeNull();
  expect(betterThan(assessment, 'nothing', false)).toBeNull();
  expect(betterThan({ ...assessment, bestAction: null }, 'chance', false)).toBeNull();
});

it.each([
  ['the move that is shown scores, in a miss', { missed: 6, worthLost: 4, worthiest: { points: 10 } }, 4],
  ['the best one scores, in a miss of no better worth', { missed: 6, worthLost: 4, worthiest: null }, 6],
  ['the best one scores, in points given up', { missed: 6, worthLost: 0 }, 6],
])('says to have left what %s', (_, part, left) => {
  expect(leftIn({ ...assessment, ...part } as unknown as AnyAssessment, false)).toBe(left);
});
