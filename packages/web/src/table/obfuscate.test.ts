/** A veil hides and gives back. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshKey, unveil, veil } from './obfuscate';

test('what is veiled comes back, and can not be read meanwhile', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12, unit: 'binary' }), (text) => {
      const key = freshKey();
      const veiled = veil(text, key);
      expect(unveil(veiled, key)).toBe(text);
      expect(veiled).not.toContain(text);
    }),
  );
});

test('the same text looks different under another key', () => {
  expect(veil('tiles', freshKey())).not.toBe(veil('tiles', freshKey()));
});
