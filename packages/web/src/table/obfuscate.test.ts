/** A veil hides and gives back. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deobfuscate, obfuscate, randomKey } from './obfuscate';

test('what is veiled comes back, and can not be read meanwhile', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12, unit: 'binary' }), (text) => {
      const key = randomKey();
      const veiled = obfuscate(text, key);
      expect(deobfuscate(veiled, key)).toBe(text);
      expect(veiled).not.toContain(text);
    }),
  );
});

test('the same text looks different under another key', () => {
  expect(obfuscate('tiles', randomKey())).not.toBe(obfuscate('tiles', randomKey()));
});
