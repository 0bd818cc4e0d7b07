import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionTiles, type Claim, type Line, RED } from './field.js';
import { formatClaim, formatField, formatLine, parseClaim, parseField, parseLine } from './notation.js';

const FIELD = '92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483';
const CLAIM = 'b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d';

const square = fc.nat({ max: 63 });
const digit = fc.integer({ min: 1, max: 9 });
const anyField = fc.array(
  fc.oneof(
    fc.constant(0),
    digit,
    digit.map((each) => RED + each),
  ),
  {
    minLength: 64,
    maxLength: 64,
  },
);
const anyLine: fc.Arbitrary<Line> = fc.record({ first: square, last: square });
const anyClaim: fc.Arbitrary<Claim> = fc.record({
  first: square,
  last: square,
  exchanges: fc.array(fc.tuple(square, square), { maxLength: 3 }),
  sumSquares: fc.array(fc.record({ square, tile: fc.constantFrom(...actionTiles) }), { maxLength: 3 }),
  newNumbers: fc.array(fc.record({ square, digit }), { maxLength: 3 }),
  doubles: fc.nat({ max: 3 }),
});

describe('what is written can be read', () => {
  it('[R13.1] fields', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        expect(parseField(formatField(field))).toEqual({ ok: true, value: field });
      }),
    );
  });
  it('[R13.2] lines', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(parseLine(formatLine(line))).toEqual({ ok: true, value: line });
      }),
    );
  });
  it('[R13.3] [R13.4] claims', () => {
    fc.assert(
      fc.property(anyClaim, (claim) => {
        expect(parseClaim(formatClaim(claim))).toEqual({ ok: true, value: claim });
      }),
    );
  });
});

describe('[R13.7] there is one way to write a thing: what can be read is written back the same', () => {
  const pieces = [
    '',
    ' ',
    '  ',
    '/',
    '-',
    'd',
    'x',
    '#',
    'n',
    ':',
    ',',
    '(',
    ')',
    '0',
    '1',
    '9',
    'a',
    'h',
    'i',
    'A',
    '\n',
  ];
  const edited = (text: string): fc.Arbitrary<string> =>
    fc
      .tuple(fc.nat({ max: text.length }), fc.nat({ max: 2 }), fc.constantFrom(...pieces))
      .map(([at, gone, piece]) => text.slice(0, at) + piece + text.slice(at + gone));

  it.each([
    ['fields', FIELD, (text: string) => back(parseField(text), formatField)],
    ['lines', 'a2-h2', (text: string) => back(parseLine(text), formatLine)],
    ['claims', CLAIM, (text: string) => back(parseClaim(text), formatClaim)],
  ])('%s', (_, original, roundTrip) => {
    expect(roundTrip(original)).toBe(original);
    fc.assert(
      fc.property(edited(original), (text) => {
        expect([text, undefined]).toContain(roundTrip(text));
      }),
      { numRuns: 2000 },
    );
  });

  function back<T>(parsed: { ok: true; value: T } | { ok: false }, format: (value: T) => string): string | undefined {
    return parsed.ok ? format(parsed.value) : undefined;
  }
});

describe('fields', () => {
  const rows = FIELD.split('/');

  it.each([
    ['a row too few', rows.slice(1).join('/'), { problem: 'rows', found: 7, expected: 8 }],
    ['a slash at the end', `${FIELD}/`, { problem: 'rows', found: 9, expected: 8 }],
    ['a short row', FIELD.replace('/75892513', '/7589251'), { problem: 'length', row: '4', found: 7, expected: 8 }],
    ['a zero', FIELD.replace('12673', '02673').replace('75892513', '75092513'), { row: '4', square: 'c4', found: '0' }],
    ['a letter too far', FIELD.replace('GCBHFDEA', 'GCBHFDEJ'), { problem: 'character', square: 'h2', found: 'J' }],
    ['a small letter', FIELD.replace('GCBHFDEA', 'gCBHFDEA'), { problem: 'character', square: 'a2', found: 'g' }],
  ])('%s', (_, text, detail) => {
    expect(parseField(text)).toMatchObject({
      ok: false,
      error: { code: 'bad-notation', detail: { what: 'field', ...detail } },
    });
  });
});

describe('lines', () => {
  it.each(['a2-h2', 'e2-a2', 'a1-b2', 'a1-a1'])('%s is two squares, whatever the rules say of it', (text) => {
    expect(parseLine(text).ok).toBe(true);
  });
  it.each(['', 'a2', 'a2-', 'b1b8', 'b0-b8', 'a2-i2', 'a9-h9', 'B1-B8', 'a2-h2 ', ' a2-h2', 'a2--b8', 'a2,h2'])(
    '"%s" is none',
    (text) => {
      const detail = { what: 'line', problem: 'squares', found: text };
      expect(parseLine(text)).toEqual({ ok: false, error: { code: 'bad-notation', detail } });
    },
  );
});

describe('claims', () => {
  it('all their parts', () => {
    expect(parseClaim(CLAIM)).toEqual({
      ok: true,
      value: {
        first: 9,
        last: 12,
        exchanges: [[11, 45]],
        sumSquares: [
          { square: 8, tile: 'n3' },
          { square: 13, tile: 'd' },
        ],
        newNumbers: [{ square: 10, digit: 7 }],
        doubles: 1,
      },
    });
  });
  it.each([
    'a2-e2',
    'e2-a2',
    'a2-e2 x:a1,a1',
    'a2-e2 x:f6,d2',
    'a2-e2 x:d2,f6 x:a2,a1',
    'a2-e2 #f2(d) #a1(x)',
    'a2-e2 n7:c2 n1:a2',
    'a2-e2 d d d',
  ])('"%s" is one', (text) => {
    expect(parseClaim(text).ok).toBe(true);
  });
  it.each([
    ['', 1, 'word'],
    ['d', 1, 'word'],
    [' a2-e2', 1, 'word'],
    ['a2-e2 ', 2, 'word'],
    ['a2-e2  d', 2, 'word'],
    ['a2-e2\td', 1, 'word'],
    ['a2-e2 D', 2, 'word'],
    ['a2-e2 b4', 2, 'word'],
    ['a2-e2 x', 2, 'word'],
    ['a2-e2 x:d2', 2, 'word'],
    ['a2-e2 x:d2-f6', 2, 'word'],
    ['a2-e2 x:d2,f6,a1', 2, 'word'],
    ['a2-e2 #f2', 2, 'word'],
    ['a2-e2 #f2()', 2, 'word'],
    ['a2-e2 #f2(n0)', 2, 'word'],
    ['a2-e2 #f2(d', 2, 'word'],
    ['a2-e2 #i1(d)', 2, 'word'],
    ['a2-e2 n0:c2', 2, 'word'],
    ['a2-e2 n10:c2', 2, 'word'],
    ['a2-e2 n7:i2', 2, 'word'],
    ['a2-e2 n7b3', 2, 'word'],
    ['a2-e2 d x:d2,f6', 3, 'order'],
    ['a2-e2 #f2(d) x:d2,f6', 3, 'order'],
    ['a2-e2 n7:c2 #f2(d)', 3, 'order'],
    ['a2-e2 x:d2,f6 d n7:c2', 4, 'order'],
  ])('"%s" is none: word %i, %s', (text, word, problem) => {
    const detail = { what: 'claim', problem, word };
    expect(parseClaim(text)).toMatchObject({ ok: false, error: { code: 'bad-notation', detail } });
  });
});
