/** Notation: fields, lines and claims as players write them, and entries as logs and records do. */

import { describe, expect, it } from 'vitest';
import { formatEntry, parseEntry } from '../../core/entry.js';
import { unwrap } from '../../core/result.js';
import { actionTiles, RED, SUM_SQUARE } from '../field.js';
import { kakuroRace } from '../game.js';
import { formatClaim, formatField, formatLine, parseClaim, parseField, parseLine } from '../notation.js';

/** The code that an entry is refused with for a table of three, or `read`. */
function answer(text: string): string {
  const parsed = parseEntry(kakuroRace, text, 3);
  return parsed.ok ? 'read' : parsed.error.code;
}

describe('notation', () => {
  it('[R13.1] writes silver numbers, red numbers and Sum squares', () => {
    const text = '123456789ABCDEFGHI#'.padEnd(64, '5').replace(/(.{8})(?=.)/g, '$1/');
    const field = unwrap(parseField(text));
    expect(field.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(field.slice(9, 19)).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => RED + number), SUM_SQUARE]);
    expect(formatField(field)).toBe(text);
  });

  it.each([
    { text: 'a2-h2', first: 8, last: 15 },
    { text: 'c3-c6', first: 18, last: 42 },
    { text: 'a1-h8', first: 0, last: 63 },
  ])('[R13.2] writes a line by its ends: $text', ({ text, first, last }) => {
    expect(unwrap(parseLine(text))).toEqual({ first, last });
    expect(formatLine({ first, last })).toBe(text);
  });

  it('[R13.3] writes Action tiles by their fronts', () => {
    expect(actionTiles).toEqual(['d', 'x', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9']);
  });

  it('[R13.4] writes a claim with its tiles in order', () => {
    const text = 'b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d';
    const claim = unwrap(parseClaim(text));
    expect(claim).toEqual({
      first: 9,
      last: 12,
      exchanges: [[11, 45]],
      sumSquares: [
        { square: 8, tile: 'n3' },
        { square: 13, tile: 'd' },
      ],
      newNumbers: [{ square: 10, digit: 7 }],
      doubles: 1,
    });
    expect(formatClaim(claim)).toBe(text);
  });
});

describe('entries', () => {
  it.each([
    { text: '1:call', action: { type: 'call' } },
    { text: '1:withdraw', action: { type: 'withdraw' } },
    { text: '1:none', action: { type: 'none' } },
    { text: '1:none-back', action: { type: 'none-back' } },
    { text: '1:a2-e2 d', action: { type: 'claim', claim: unwrap(parseClaim('a2-e2 d')) } },
    { text: '1:seal a2-e2 d', action: { type: 'seal', claim: unwrap(parseClaim('a2-e2 d')) } },
  ])('[R13.5] $text is what seat 1 does', ({ text, action }) => {
    const entry = unwrap(parseEntry(kakuroRace, text, 2));
    expect(entry).toEqual({ actor: 1, action });
    expect(formatEntry(kakuroRace, entry)).toBe(text);
  });

  it.each([
    { text: '*:sand', action: { type: 'sand' } },
    { text: '1:late', action: { type: 'late', seat: 1 } },
  ])('[R13.6] $text is what a clock does', ({ text, action }) => {
    const entry = unwrap(parseEntry(kakuroRace, text, 2));
    expect(entry).toEqual({ actor: 'table', action });
    expect(formatEntry(kakuroRace, entry)).toBe(text);
  });

  it.each([
    ...['', ':', '1', '1:', 'call', ' 1:call', '1:call ', '1: call', '01:call', '1:Call', '1:CALL', '1;call'],
    ...[
      '3:call',
      '5:none',
      '-1:call',
      'x:call',
      '*:call',
      '*:late',
      '*:a2-e2',
      '*:none',
      '*:',
      '*:sand ',
      '*:sandy',
      '1:sand',
    ],
    ...[
      '1:seal',
      '1:seal ',
      '1:seal  a2-e2',
      '1:sealb1-e2',
      '1:seal none',
      '1:none back',
      '1:a2',
      '1:a2-i2',
      '1:a9-b9',
    ],
    ...['1:a2-e2  d', '1:a2-e2 d ', '1:a2-e2 d n7:c2', '1:a2-e2 n0:c2', '1:a2-e2 #f2', '1:a2-e2 #f2()', '1:a2-e2 x:d2'],
    ...['1:a2-e2 #f2(d)d', '1:a2-e2 n77:c2', '1:a2-e2 x:d2,', '1:claim a2-e2', '1:a2-e2\n', '1:a2-e2 n7:c2 x:d2,f6'],
  ])('[R13.7] %j is refused', (text) => {
    expect(answer(text)).toBe('bad-notation');
  });

  it('[R13.7] seats that exist are read', () => {
    expect(['0:call', '1:call', '2:call'].map(answer)).toEqual(['read', 'read', 'read']);
  });
});
