/** The language of a client, by what it accepts. */

import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.js';

const available = ['en', 'fr', 'de'];

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['DE', 'de'],
  ['pt, ja;q=0.5', 'en'],
  ['fr;q=0.5, de;q=0.7', 'de'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['fr;q=much', 'en'],
  ['constructor', 'en'],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header, available)).toBe(language);
});
