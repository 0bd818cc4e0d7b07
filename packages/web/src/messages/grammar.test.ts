/** Plural forms, numbers and lists, by language. */

import { expect, test } from 'vitest';
import { grammarOf } from './grammar';
import { regionOf } from './words';

test.each([
  ['en', '0 stones', '1 stone', '1,000,000 stones'],
  ['fr', '0 stone', '1 stone', '1 000 000 stones'],
  ['de', '0 stones', '1 stone', '1.000.000 stones'],
])('%s counts', (locale, none, one, many) => {
  const { count } = grammarOf(locale);
  const spelled = [0, 1, 1_000_000].map((number) => count(number, '# stone', '# stones'));
  expect(spelled.map((text) => text.replace(/\s/g, ' '))).toEqual([none, one, many]);
});

test('lists and signs', () => {
  const { and, or, signed } = grammarOf('en');
  expect([and(['Ada', 'Bo']), or(['Ada', 'Bo', 'Cy']), signed(5), signed(0)]).toEqual([
    'Ada and Bo',
    'Ada, Bo, or Cy',
    '+5',
    '0',
  ]);
});

test('a region is one of the language in use', () => {
  expect(regionOf('en', ['de-CH', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regionOf('de', ['de-CH', 'en-GB'])).toBe('de-CH');
  expect(regionOf('fr', ['en-GB'])).toBe('fr');
});
