/** Which action a review shows in place of what was done. */

import type { AnyAssessment } from '@riverstone/bots';
import { expect, it } from 'vitest';
import { betterThan } from './better-action';

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
