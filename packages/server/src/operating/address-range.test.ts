/** Ranges that operators may ban: each bans somebody, or is refused. */

import { expect, it } from 'vitest';
import { isInRange, parseRange } from './address-range.js';

it.each([
  ['203.0.113.7', '203.0.113.7/32'],
  [' 203.0.113.7/24 ', '203.0.113.0/24'],
  ['2001:db8:1:2::5', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::5/48', '2001:db8:1::/48'],
  ['::ffff:203.0.113.7', '203.0.113.7/32'],
])('%j is %s', (text, range) => expect(parseRange(text)).toBe(range));

it.each([
  '',
  'ada',
  '10',
  '10.1',
  '203.0.113.7/33',
  '203.0.113.7/7',
  '203.0.113.7/1e1',
  '203.0.113.7/8/9',
  '::1/65',
  '203.0.113.7/',
])('%j is none', (text) => expect(parseRange(text)).toBeNull());

it('holds the network by which a guest is counted', () => {
  expect(isInRange('2001:db8:1:2::/64', parseRange('2001:db8:1:2::5') ?? '')).toBe(true);
  expect(isInRange('2001:db8:1:3::/64', parseRange('2001:db8:1:2::5') ?? '')).toBe(false);
});
