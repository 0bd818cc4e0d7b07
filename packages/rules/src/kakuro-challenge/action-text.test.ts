/** Who does what, as records and logs write it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEntry, parseEntry } from '../core/entry.js';
import { kakuroChallenge } from './game.js';

const y4f3 = { digit: 4, side: 'yellow', square: 23 } as const;

describe('entries', () => {
  it.each([
    ['[C14.1] a placement', '0:y4f3', { actor: 0, action: { type: 'place', ...y4f3, flips: [], claim: null } }],
    ['[C14.1] with a claim', '3:y4f3=13', { actor: 3, action: { type: 'place', ...y4f3, flips: [], claim: 13 } }],
    [
      '[C13.4] with a flip and a claim',
      '1:y4f3/e3=0',
      { actor: 1, action: { type: 'place', ...y4f3, flips: [22], claim: 0 } },
    ],
    [
      '[C13.4] with the largest claim',
      '1:y4f3=999999999999999',
      { actor: 1, action: { type: 'place', ...y4f3, flips: [], claim: 999_999_999_999_999 } },
    ],
    ['[C14.1] a challenge', '1:challenge', { actor: 1, action: { type: 'challenge' } }],
    [
      '[C14.2] a move by the clock',
      '2:y4f3!',
      { actor: 'table', action: { type: 'place-by-clock', seat: 2, ...y4f3 } },
    ],
    ['an acceptance, in logs', '1:accept', { actor: 1, action: { type: 'accept' } }],
    ['the close, in logs', '*:close', { actor: 'table', action: { type: 'close' } }],
  ] as const)('%s', (_, text, entry) => {
    expect(parseEntry(kakuroChallenge, text, 4)).toEqual({ ok: true, value: entry });
    expect(formatEntry(kakuroChallenge, entry)).toBe(text);
  });

  const square = fc.nat({ max: 80 });
  const placed = {
    digit: fc.integer({ min: 1, max: 9 }),
    side: fc.constantFrom('yellow' as const, 'red' as const),
    square,
  };
  const seat = fc.nat({ max: 3 });
  const flips = fc
    .uniqueArray(square, { maxLength: 8 })
    .map((squares) => [...squares].sort((one, other) => one - other));
  const claim = fc.option(fc.nat({ max: 999_999 }));
  const anyEntry = fc.oneof(
    fc.record({ actor: seat, action: fc.record({ type: fc.constant('place' as const), ...placed, flips, claim }) }),
    fc.record({
      actor: fc.constant('table' as const),
      action: fc.record({ type: fc.constant('place-by-clock' as const), seat, ...placed }),
    }),
    fc.record({
      actor: seat,
      action: fc.record({ type: fc.constantFrom('challenge' as const, 'accept' as const) }),
    }),
    fc.constant({ actor: 'table' as const, action: { type: 'close' as const } }),
  );

  it('[C14.1] [C14.2] [C13.4] are read back as they are written', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(parseEntry(kakuroChallenge, formatEntry(kakuroChallenge, entry), 4)).toEqual({ ok: true, value: entry });
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['no seat', 'y4f3'],
    ['a seat that does not exist', '2:y4f3'],
    ['a challenge by a seat that does not exist', '2:challenge'],
    ['a clock move of a seat that does not exist', '2:y4f3!'],
    ['a seat in two figures', '00:y4f3'],
    ['no colon', '0y4c6'],
    ['no action', '0:'],
    ['a space after the colon', '0: y4f3'],
    ['a placement by nobody', '*:y4f3'],
    ['a challenge by nobody', '*:challenge'],
    ['a close by somebody', '0:close'],
    ['a word with a capital', '1:Challenge'],
    ['an empty claim', '0:y4f3='],
    ['a claim with a leading zero', '0:y4f3=013'],
    ['a claim below 0', '0:y4f3=-1'],
    ['a claim of more than fifteen digits', '0:y4f3=1000000000000000'],
    ['a claim that is no whole number', '0:y4f3=1.5'],
    ['two claims', '0:y4f3=1=1'],
    ['a claim before the flips', '0:y4f3=1/e3'],
    ['flips not in board order', '0:y4f3/e3/d3=1'],
    ['a challenge with a claim', '1:challenge=3'],
  ])('[C13.6] %s is refused', (_, text) => {
    expect(parseEntry(kakuroChallenge, text, 2)).toMatchObject({ ok: false, error: { code: 'bad-notation' } });
  });

  it.each([
    ['a claim', '0:y4f3=3!'],
    ['a flip', '0:y4f3/e3!'],
    ['a second mark', '0:y4f3!!'],
    ['a mark before the claim', '0:y4f3!=3'],
    ['no placement', '0:!'],
    ['a challenge', '0:challenge!'],
  ])('[C14.2] a move by the clock has no place for %s', (_, text) => {
    expect(parseEntry(kakuroChallenge, text, 2)).toMatchObject({ ok: false, error: { code: 'bad-notation' } });
  });
});
