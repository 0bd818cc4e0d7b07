/** Section 11 of the rules page: notation, and which fault is named first. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTable, play, refusal, SHEET, startedTable, tableWithStones } from '../../test/kakuzu/table.js';
import { formatEntry, parseEntry } from '../core/entry.js';
import type { Entry } from '../core/game.js';
import { unwrap } from '../core/result.js';
import { kakuzu } from './game.js';
import { formatSheet, formatUncovered, parseSheet, parseUncovered } from './notation.js';
import type { KakuzuAction } from './state.js';

const actor = fc.nat(3);
const removal = fc.record({
  type: fc.constant('remove' as const),
  square: fc.nat(80),
  announced: fc.option(fc.integer({ min: 1, max: 9 })),
});
const anyEntry: fc.Arbitrary<Entry<KakuzuAction>> = fc.oneof(
  fc.record({ actor, action: removal }),
  fc.nat(9).map((digit) => ({ actor: 'table' as const, action: { type: 'draw' as const, digit } })),
  actor.map((seat) => ({ actor: 'table' as const, action: { type: 'flag' as const, seat } })),
);

describe('the board', () => {
  it('[K11.1] nine rows from a, a stone is a dot', () => {
    expect(formatUncovered(newTable().uncovered)).toBe(new Array(9).fill('.........').join('/'));
    expect(formatUncovered(startedTable().uncovered)).toBe(
      '1..4..7../........./........./2..5..8../........./........./3..6..9../........./.........',
    );
  });

  it('[K11.1] a sheet is written the same way', () => {
    expect(formatSheet(newTable().sheet)).toBe(SHEET);
    expect(unwrap(parseSheet(SHEET)).slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 4]);
    expect(unwrap(parseUncovered(SHEET))).toEqual(unwrap(parseSheet(SHEET)));
  });
});

describe('entries', () => {
  it.each([
    { text: '0:a1', entry: { actor: 0, action: { type: 'remove', square: 0, announced: null } } },
    { text: '3:i9', entry: { actor: 3, action: { type: 'remove', square: 80, announced: null } } },
    { text: '0:7e5', entry: { actor: 0, action: { type: 'remove', square: 40, announced: 7 } } },
    { text: '1:1b1', entry: { actor: 1, action: { type: 'remove', square: 1, announced: 1 } } },
  ])('[K11.2] $text', ({ text, entry }) => {
    expect(parseEntry(kakuzu, text, 4)).toEqual({ ok: true, value: entry });
  });

  it('[K11.3] 2:flag: the table lets the flag of seat 2 fall', () => {
    expect(parseEntry(kakuzu, '2:flag', 3)).toEqual({
      ok: true,
      value: { actor: 'table', action: { type: 'flag', seat: 2 } },
    });
  });

  it('[K11.2] [K11.3] whatever is written reads as what it was', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(parseEntry(kakuzu, formatEntry(kakuzu, entry), 4)).toEqual({ ok: true, value: entry });
      }),
    );
  });

  it('[K11.4] whatever can be read is written as it was', () => {
    const character = fc.constantFrom(...'0123456789:*abcdefghijflagdraw ABI.-'.split(''));
    const text = fc.string({ unit: character, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.tuple(actor, text).map(([seat, rest]) => `${seat}:${rest}`),
        ),
        (written) => {
          const entry = parseEntry(kakuzu, written, 4);
          if (entry.ok) expect(formatEntry(kakuzu, entry.value)).toBe(written);
        },
      ),
      { numRuns: 5000 },
    );
  });

  const faults = ['', 'e5', '0', '0:', ':e5', '0e5', '0:e', '0:e0', '0:j1', '0:E5', '0:5e', '0:55', '0:e55', '0:0e5'];
  const more = ['0:77e5', '0:7 e5', ' 0:e5', '0:e5 ', '0:e5\n', '0: e5', '00:e5', '10:e5', '-1:e5', '2:e5', '2:flag'];
  const others = [
    '*:e5',
    '*:7e5',
    '*:flag',
    '0:Flag',
    '0:flag!',
    '0:draw 7',
    '*:draw',
    '*:draw 10',
    '*:draw 7 ',
    '0:e5!',
  ];
  it.each([...faults, ...more, ...others])('[K11.4] %j is no entry at a table of two', (text) => {
    expect(parseEntry(kakuzu, text, 2)).toMatchObject({ ok: false, error: { code: 'bad-notation' } });
  });
});

describe('which fault is named', () => {
  const over = play(tableWithStones('i9'), '*:draw 8', '0:i9');
  const overAnnounced = play(tableWithStones('i9', { variant: 'announce' }), '0:8i9');
  const drawn = play(startedTable(), '*:draw 2');
  const announcing = startedTable({ variant: 'announce' });

  it.each([
    { fault: 'a digit where none is asked for, by the wrong seat', state: drawn, entry: '1:2b1', code: 'bad-notation' },
    { fault: 'a digit after the end', state: over, entry: '1:8i9', code: 'bad-notation' },
    {
      fault: 'no digit where one is asked for, by the wrong seat',
      state: announcing,
      entry: '1:b1',
      code: 'bad-notation',
    },
    { fault: 'no digit after the end', state: overAnnounced, entry: '0:i9', code: 'bad-notation' },
    { fault: 'a digit in the set-up', state: newTable({ variant: 'announce' }), entry: '1:1a1', code: 'bad-notation' },
    { fault: 'a removal after the end, by anybody', state: over, entry: '1:i9', code: 'game-over' },
    { fault: 'an announced removal after the end', state: overAnnounced, entry: '0:8i9', code: 'game-over' },
    { fault: 'a flag after the end', state: over, entry: '0:flag', code: 'game-over' },
    { fault: 'the wrong seat takes a stone that is gone', state: drawn, entry: '1:a1', code: 'not-your-turn' },
    { fault: 'the wrong seat before the draw', state: startedTable(), entry: '1:b1', code: 'not-your-turn' },
    {
      fault: 'the wrong seat takes from an open box',
      state: play(newTable(), '0:a1'),
      entry: '0:b1',
      code: 'not-your-turn',
    },
    {
      fault: 'the flag of a seat that is not in turn',
      state: drawn,
      entry: '1:flag',
      code: 'not-allowed clock-not-running',
    },
    { fault: 'a stone that is gone', state: drawn, entry: '0:a1', code: 'not-allowed no-stone' },
    {
      fault: 'a stone that is gone, before the draw',
      state: startedTable(),
      entry: '0:a1',
      code: 'not-allowed draw-due',
    },
  ])('[K11.5] $fault: $code', ({ state, entry, code }) => {
    expect(refusal(state, entry)).toBe(code);
  });

  it('[K11.5] the codes are listed in that order', () => {
    expect(kakuzu.codes).toEqual(['bad-notation', 'game-over', 'not-your-turn', 'not-allowed']);
  });
});
