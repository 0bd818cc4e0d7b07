/** Names that look alike, names of nothing, and names of somebody else. */

import { describe, expect, it } from 'vitest';
import { isSameName, plainText, readName } from './names.js';

const family = '👨‍👩‍👧‍👦';
const zalgo = `A${'\u0301\u0302\u0303\u0304\u0305'.repeat(20)}da`;

it.each([
  [' Ada\u202e  Lovelace ', 'Ada Lovelace'],
  ['Ada\ufe0f', 'Ada'],
  ['Ada\u034f', 'Ada'],
  ['Ada\u{e0100}', 'Ada'],
  ['Ada \u200b L', 'Ada L'],
  ['Ada\u200dL', 'AdaL'],
  ['Ada\nL', 'Ada L'],
  ['\u2800', ''],
  ['\u17b4', ''],
  ['\ud800', ''],
  ['Zoë 🎲', 'Zoë 🎲'],
  [`The ${family} ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 1️⃣ 👍🏽`, `The ${family} ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 1️⃣ 👍🏽`],
  ['हिन्दी', 'हिन्दी'],
  ['ผู้ใหญ่', 'ผู้ใหญ่'],
  ['Nguyễn', 'Nguyễn'],
])('%j is shown as %j', (text, shown) => {
  expect(plainText(text)).toBe(shown);
});

it('cuts towers of signs', () => {
  expect(plainText(zalgo)).toMatch(/^Á\p{M}{3}da$/u);
  expect(plainText('\u0301'.repeat(100))).toHaveLength(3);
});

describe('names', () => {
  it.each([
    ['Ada', 'ADA'],
    ['ﬁn', 'FIN'],
    ['Ada', 'Аdа'],
    ['Bill', 'BiIl'],
    ['Bill', 'B1ll'],
    ['Marnie', 'Mamie'],
    ['Ada', 'A.d.a'],
    ['Ada', 'A d a'],
    ['Zoë', 'Zoe'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝒜𝒹𝒶'],
    ['Ada', plainText(zalgo)],
    ['Ana', 'Ꭺna'],
    ['Ana', 'ᗩna'],
    ['Ana', 'Ⱥna'],
    ['Ana', 'ꓮꓠꓮ'],
    ['Ana', 'ᴀɴᴀ'],
    ['Max', 'ᎷᎪ᙭'],
    ['Player 3', 'Player ٣'],
    ['Player 10', 'Player १०'],
  ])('%s and %s look the same', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Ada', 'Ana'],
    ['Ada', 'Adam'],
    ['Ada 🎲', 'Ada ♠'],
    ['🎲', '♠'],
    ['...', '---'],
    ['山田', '田中'],
    ['Иван', 'Ирина'],
    ['Player 3', 'Player 4'],
    ['Player 3', 'Player ٤'],
    ['ᏣᎳᎩ', 'ᎠᏂ'],
    ['🇫🇷', '🇩🇪'],
  ])('%s and %s do not', (one, other) => expect(isSameName(one, other)).toBe(false));

  it.each([
    '',
    '\u200b',
    'Bot 2 (master)',
    'Ada (host)',
    'Ada （host）',
    'Ada [bot]',
    'Bot',
    'Bot 2',
    'B0t',
    'Воt 1',
    'bot١',
    'bot ๓',
    'ᏴꓳᎢ',
    'Computer',
    'COMPUTER 3',
    'Hôte',
    'H o s t',
    'Gastgeber',
    'Riverstone',
    'Admin',
  ])('%j is nobody’s', (text) => expect(readName(text)).toBeNull());

  it.each(['Ada :)', 'Ada :(', 'Botond', 'Abbot', 'Hosta', 'Ada <3', '🎲', '...', 'Computerfan', 'Robotnik'])(
    '%j may be taken',
    (text) => expect(readName(text)).toBe(text),
  );
});
