/** `seededChance` skips the generator where it can, and draws the same as the generator would. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstBelow, pick, streamedSeed } from '../core/rng.js';
import { chanceAt, seededChance } from './chance.js';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const streams = fc.oneof(fc.nat(200), fc.nat(0xffff_ffff));

it('is the first draw of its stream', () => {
  fc.assert(
    fc.property(seeds, streams, fc.integer({ min: 1, max: 90 }), (seed, stream, length) => {
      const choices = Array.from({ length }, (_, index) => index);
      expect(seededChance(seed).pick(choices, stream)).toBe(pick(choices, chanceAt(seed, stream)));
    }),
  );
});

it('leaves it to a generator when the first word is thrown away', () => {
  const most = { min: 1, max: 2 ** 32 };
  let thrownAway = 0;
  fc.assert(
    fc.property(seeds, streams, fc.oneof(fc.integer(most), fc.constant(2 ** 31 + 1)), (seed, stream, bound) => {
      const first = firstBelow(streamedSeed(seed), stream, bound);
      if (first === undefined) thrownAway++;
      else expect(first).toBe(chanceAt(seed, stream).below(bound));
      expect(first === undefined).toBe(chanceAt(seed, stream).word() >= 2 ** 32 - (2 ** 32 % bound));
    }),
  );
  expect(thrownAway).toBeGreaterThan(0);
});
