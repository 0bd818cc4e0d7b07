/** What follows from the description of options: what fits, what has an effect, what a form keeps. */

import { describe, expect, it, test } from 'vitest';
import { stoneLayouts } from '../kakuro-challenge/board/stone-layouts.js';
import { challengeOptions, parseOptions } from '../kakuro-challenge/options.js';
import { raceOptions } from '../kakuro-race/options.js';
import { kakuzuOptions } from '../kakuzu/options.js';
import { changedOptions, defaultOptions, fitOptions, hasEffect } from './options.js';

describe('options kept from an earlier table', () => {
  it('stay the same object where nothing is wrong', () => {
    const kept = { first: 1, moveSeconds: 30, timeUp: 'remind' };
    expect(fitOptions(challengeOptions, kept, 2)).toBe(kept);
  });

  it.each([
    [{ first: 3, expert: true }, { expert: true }],
    [{ timeUp: 'remind', scoring: 'strict' }, { scoring: 'strict' }],
    [{ scoring: 'guess', moveSeconds: 30 }, { moveSeconds: 30 }],
    [{ stones: ['c3', 'c7'], falseChallenge: -1 }, {}],
    [{ stones: ['a1', 'a1', 'e5', 'a9', 'i9'] }, {}],
    [{ gone: 1, first: 0 }, { first: 0 }],
  ])('%j become %j', (kept, left) => {
    expect(fitOptions(challengeOptions, kept, 2)).toEqual(left);
    expect(parseOptions(fitOptions(challengeOptions, kept, 2), 2).ok).toBe(true);
  });

  it('are mended where that is possible, and dropped where it did not help', () => {
    const repairs = { first: (first: unknown) => Number(first) - 2 };
    expect(fitOptions(kakuzuOptions, { first: 3 }, 2, repairs)).toEqual({ first: 1 });
    expect(fitOptions(kakuzuOptions, { first: 9 }, 2, repairs)).toEqual({});
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
])('of %j a form keeps what has an effect', (options, kept) => {
  expect(changedOptions(challengeOptions, options, 2)).toEqual(kept);
});

test.each([
  ['hourglassSeconds', {}, 1, true],
  ['hourglassSeconds', { untimed: true }, 1, false],
  ['claimSeconds', {}, 2, true],
  ['claimSeconds', {}, 1, false],
  ['claimSeconds', { sealed: true }, 2, false],
  ['untimed', {}, 2, false],
  ['sealed', {}, 1, false],
  ['unknown', {}, 2, false],
] as const)('%s with %j and %d seats has an effect: %s', (name, values, seats, isExpected) => {
  expect(hasEffect(name, raceOptions, values, seats)).toBe(isExpected);
});

test('defaults, by name', () => {
  expect(defaultOptions(kakuzuOptions)).toEqual({ first: 'lot', variant: 'bag', sheet: 'random', clockMinutes: 'off' });
});

test.each([
  ['kakuro-challenge', challengeOptions],
  ['kakuro-race', raceOptions],
  ['kakuzu', kakuzuOptions],
])('%s: an option depends on options that exist, and suggests values that it accepts', (_, options) => {
  const all = new Map(Object.entries(options));
  for (const [name, option] of all) {
    const { needs = name, onlyIf, suggested = [], programDefault } = option as Partial<typeof option> & Traits;
    expect(all.has(needs)).toBe(true);
    if (onlyIf !== undefined) expect(all.get(onlyIf.option)?.read(onlyIf.is)).toBe(onlyIf.is);
    for (const value of [...suggested, programDefault ?? option.default]) expect(option.read(value)).toEqual(value);
  }
});

interface Traits {
  readonly needs?: string;
  readonly onlyIf?: { readonly option: string; readonly is: unknown };
  readonly suggested?: readonly number[];
  readonly programDefault?: number;
}
