/** Words that are not allowed are found dressed up, and not inside of harmless ones. */

import { expect, it } from 'vitest';
import { noWordList, wordListOf } from './word-list.js';

const list = wordListOf(['# insults', '', 'Blockhead', ' ass ', 'Trottel\r']);

it.each([
  'blockhead',
  'BLOCKHEAD!',
  'you bl0ckhe4d',
  'b l o c k h e a d',
  'Blóckhéad',
  'bloooockhead',
  'b.l.o.c.k.h.e.a.d',
])('%s is found', (text) => expect(list.hits(text)).toBe(true));
it.each(['an ass', 'a55', 'А$$', 'Du Trottel', 'superblockheads'])('%s is found, too', (text) =>
  expect(list.hits(text)).toBe(true),
);
it.each(['a classic pass', 'block', 'head', 'Ada', '', 'b l o c k'])('%j is not', (text) =>
  expect(list.hits(text)).toBe(false),
);
it('no list finds nothing', () => expect(noWordList.hits('blockhead')).toBe(false));
