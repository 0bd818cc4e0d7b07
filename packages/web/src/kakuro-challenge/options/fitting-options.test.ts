import { kakuroChallenge, stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it, test } from 'vitest';
import { fitting, layoutOf, trimmed } from './fitting-options';

describe('options kept from an earlier form', () => {
  it('stay the very same where nothing is amiss', () => {
    const kept = { first: 1, moveSeconds: 30, timeUp: 'remind' };
    expect(fitting(kept, 2)).toBe(kept);
  });

  it.each([
    [{ first: 3, expert: true }, { expert: true }],
    [{ timeUp: 'remind', scoring: 'strict' }, { scoring: 'strict' }],
    [{ scoring: 'guess', moveSeconds: 30 }, { moveSeconds: 30 }],
    [{ stones: ['c3', 'c7'], falseChallenge: -1 }, {}],
    [{ stones: ['a1', 'a1', 'e5', 'a9', 'i9'] }, {}],
    [{ gone: 1, first: 0 }, { first: 0 }],
  ])('%j become %j', (kept, left) => {
    expect(fitting(kept, 2)).toEqual(left);
    expect(kakuroChallenge.parseOptions(fitting(kept, 2), 2).ok).toBe(true);
  });
});

test.each([
  [{ scoring: 'referee', stones: stoneLayouts.standard, first: 'lot' }, {}],
  [
    { scoring: 'strict', stones: stoneLayouts.corners },
    { scoring: 'strict', stones: stoneLayouts.corners },
  ],
  [{ moveSeconds: 'off', timeUp: 'remind' }, {}],
  [
    { moveSeconds: 30, timeUp: 'remind' },
    { moveSeconds: 30, timeUp: 'remind' },
  ],
  [{ scoring: 'strict', falseChallenge: 5 }, { scoring: 'strict' }],
] as const)('of %j only what means something is written', (options, written) => {
  expect(trimmed(options)).toEqual(written);
});

test('stones have a name, or are somebody’s own', () => {
  expect(layoutOf(['e1', 'a5', 'e5', 'i5', 'e9'])).toBe('sides');
  expect(layoutOf(['e1', 'a5', 'e5', 'i5', 'f9'])).toBeNull();
});
