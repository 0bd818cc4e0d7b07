/** The lengths of a race that the form offers. */

import { defaultMarkers, kakuroRace } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { lengthOf, lengths, optionsOf } from './lengths';

describe('the length of a race', () => {
  it.each(lengths)('%s is legal for every number of players, and is recognised', (length) => {
    for (const seats of [1, 2, 3, 4, 5]) expect(kakuroRace.parseOptions(optionsOf(length), seats).ok).toBe(true);
    expect(lengthOf(optionsOf(length))).toBe(length);
  });

  it('is a quarter, a half or all of the markers', () => {
    expect(lengths.map((length) => optionsOf(length).markers.length)).toEqual([12, 24, defaultMarkers.length]);
    expect(optionsOf('full').markers).toEqual(defaultMarkers);
  });

  it('is none of them where markers were chosen one by one', () => {
    expect(lengthOf({ markers: [7, 12, 17] })).toBeNull();
  });
});
