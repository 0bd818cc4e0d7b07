/** Obfuscated text is unreadable, and comes back whole. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomKey } from '../random-key';
import { deobfuscate, obfuscate } from './obfuscate';

test('obfuscated text comes back whole, and is unreadable before', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12, unit: 'binary' }), (text) => {
      const key = randomKey();
      const hidden = obfuscate(text, key);
      expect(deobfuscate(hidden, key)).toBe(text);
      expect(hidden).not.toContain(text);
    }),
  );
});

test('the same text looks different under another key', () => {
  expect(obfuscate('tiles', randomKey())).not.toBe(obfuscate('tiles', randomKey()));
});
