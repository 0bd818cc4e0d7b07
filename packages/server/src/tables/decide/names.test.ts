/** Names that look alike, and names of nothing. */

import { expect, it } from 'vitest';
import { isSameName, plainText } from './names.js';

it.each([
  [' Ada\u202e  Lovelace ', 'Ada Lovelace'],
  ['Ada\ufe0f', 'Ada'],
  ['Ada\u034f', 'Ada'],
  ['Ada\u{e0100}', 'Ada'],
  ['Ada \u200b L', 'Ada L'],
  ['Ada\nL', 'Ada L'],
  ['\u2800', ''],
  ['\u17b4', ''],
  ['\ud800', ''],
  ['Zoë 🎲', 'Zoë 🎲'],
])('%j is shown as %j', (text, shown) => {
  expect(plainText(text)).toBe(shown);
});

it('takes names for the same that are written alike', () => {
  expect(isSameName('Ada', 'ADA')).toBe(true);
  expect(isSameName('ﬁn', 'FIN')).toBe(true);
  expect(isSameName('Ada', 'Ana')).toBe(false);
});
