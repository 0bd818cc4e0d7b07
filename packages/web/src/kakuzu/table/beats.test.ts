/** How long people look at what happened. */

import { expect, test } from 'vitest';
import { beatOf } from './beats';

const lifted = { type: 'removed', seat: 0, square: 1, digit: 4, to: 0 } as const;

test('a miss is looked at longest, then a 0, then a match or a stone of the set-up', () => {
  const match = beatOf([{ ...lifted, wanted: 4 }]);
  const zero = beatOf([{ type: 'drew', seat: 0, digit: 0 }]);
  const miss = beatOf([
    { ...lifted, wanted: 5 },
    { type: 'turn-ended', seat: 0, reason: 'missed' },
  ]);
  expect(match).toBeGreaterThan(0);
  expect(zero).toBeGreaterThan(match);
  expect(miss).toBeGreaterThan(zero);
  expect(beatOf([{ ...lifted, wanted: null, to: null }])).toBe(match);
});

test('a digit that is drawn is looked for, so nothing follows it', () => {
  expect(beatOf([{ type: 'drew', seat: 0, digit: 5 }])).toBe(0);
});
