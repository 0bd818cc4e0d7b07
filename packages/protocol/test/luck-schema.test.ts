/** A proof of luck goes over the wire and into records: both must take the same. */

import { readHeader } from '@riverstone/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luckProof } from '../src/schemas/index.js';
import { provenGame } from './proven-games.js';

const record = provenGame({ game: 'kakuzu', seats: 2, options: {} }, 1);
const { luck } = record;

const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefAG\n'), minLength: count - 1, maxLength: count + 1 });
const anything = fc.oneof(
  fc.constantFrom(luck?.secret, luck?.shares[0], '', null, undefined, 7, true),
  digits(64),
  digits(32),
  fc.array(fc.oneof(fc.constantFrom(luck?.shares[0], '', null), digits(32)), { minLength: 2, maxLength: 2 }),
  fc.dictionary(fc.string(), fc.jsonValue()),
);
const fields = ['commitment', 'secret', 'shares', 'options', 'seed'] as const;

it('what the one reads the other does, whatever it is', () => {
  expect(luckProof.parse(luck)).toEqual(luck);
  const property = fc.property(fc.constantFrom(...fields), anything, (field, value) => {
    const changed = JSON.parse(JSON.stringify({ ...luck, [field]: value }));
    expect(luckProof.safeParse(changed).success).toBe(readHeader({ ...record, luck: changed }).ok);
  });
  fc.assert(property, { numRuns: 2000 });
});
