import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.js';
import { type ClaimCode, type ClaimPosition, checkClaim, checkPosition, claimCodes, laidTiles } from './claim.js';
import { type ActionTile, actionTiles, type Claim, RED } from './field.js';
import { formatField, formatLine, parseClaim, parseField, parseLine } from './notation.js';

const FRESH = '92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483';
/** After a2-h2, f1-f2 and b3-e3, which left Sum squares on a3 and f3. */
const PLAYED = '92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483';
const PLAYED_LINES = ['a2-h2', 'f1-f2', 'b3-e3'];

interface Setting {
  readonly field?: string;
  readonly scored?: readonly string[];
  readonly marker?: number;
  readonly tiles?: readonly ActionTile[];
}

/** By default a hand that has everything, so that a case speaks of one thing only. */
function position({ field = FRESH, scored = [], marker = 36, tiles = plenty }: Setting): ClaimPosition {
  const lines = scored.map((line) => unwrap(parseLine(line)));
  return { field: unwrap(parseField(field)), scored: lines, marker, tiles };
}
const plenty: readonly ActionTile[] = [...actionTiles, ...actionTiles, ...actionTiles];
const played: Setting = { field: PLAYED, scored: PLAYED_LINES };

const judge = (setting: Setting, claim: string) => checkClaim(position(setting), unwrap(parseClaim(claim)));
const codeOf = (setting: Setting, claim: string): ClaimCode | 'valid' => {
  const result = judge(setting, claim);
  return result.ok ? 'valid' : result.error.code;
};

interface Case {
  readonly name: string;
  readonly ask: {
    readonly field: string;
    readonly scored: string[];
    readonly marker: number;
    readonly tiles: ActionTile[];
  } & {
    readonly claim: string;
  };
  readonly expect: object;
}
const cases: readonly Case[] = readFileSync(new URL('../../test/cases/kakuro-race.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

describe('worked examples', () => {
  it('are all here', () => expect(cases.length).toBe(21));

  it.each(cases)('$name', ({ ask, expect: expected }) => {
    const result = judge(ask, ask.claim);
    const answer = result.ok
      ? {
          valid: true,
          ...result.value,
          field: formatField(result.value.field),
          scored: result.value.scored.map(formatLine),
        }
      : { valid: false, error: { code: result.error.code } };
    expect(answer).toMatchObject(expected);
  });
});

describe('a valid claim', () => {
  it('[R3.6] [R3.7] [R3.9] [R4.9] turns its line red, scores a point a number and spends what it names', () => {
    const tiles: ActionTile[] = ['n5', 'd', 'x', 'd', 'n1', 'n5', 'x'];
    const result = unwrap(judge({ marker: 33, scored: [], tiles }, 'a1-h1 x:h1,b2 n1:c1 d'));
    expect(result.points).toBe(8);
    expect(formatField(result.field)).toBe(FRESH.replace('92943562/73', 'IBADCEFC/72'));
    expect(result.scored.map(formatLine)).toEqual(['a1-h1']);
    expect(result.tiles).toEqual(['n5', 'd', 'n5', 'x']);
  });

  it('lists its line after those scored before', () => {
    const result = unwrap(judge({ ...played, marker: 20 }, 'd1-h1 #c1(d)'));
    expect(result.scored.map(formatLine)).toEqual([...PLAYED_LINES, 'd1-h1']);
  });

  it.each([
    ['[R4.2] [R4.3] from edge to edge', {}, 'a2-h2'],
    ['[R5.7] [R5.8] between two Sum squares that it lays', { marker: 17 }, 'c2-e2 x:d2,a1 #b2(n3) #f2(d)'],
    ['[R5.8] down from a Sum square laid in a line across', { ...played, marker: 13 }, 'a4-a5 #a6(n2)'],
    [
      '[R5.12] exchanging with the square that a Sum square will cover',
      { marker: 13 },
      'a2-c2 x:c2,d2 x:a2,d1 #d2(x) n1:b2',
    ],
    ['[R5.4] exchanging twice through one square', { marker: 36 }, 'a2-h2 x:a2,a1 x:a2,a1'],
    ['[R5.5] with more tiles than it needs', { marker: 36 }, 'a2-h2 x:a2,a1 n7:a2'],
    ['[R5.9] with a number three times and two Doubles', { marker: 27 }, 'a1-c1 #d1(x) n9:b1 d d'],
  ])('%s', (_, setting, claim) => {
    expect(codeOf(setting, claim)).toBe('valid');
  });
});

describe('a claim is refused', () => {
  const refusals: readonly (readonly [ClaimCode, string, Setting, string])[] = [
    ['bad-line', '[R4.1] right to left', {}, 'h2-a2'],
    ['bad-line', '[R4.1] bottom to top', {}, 'a3-a1'],
    ['bad-line', 'neither row nor column', {}, 'a1-b2'],
    ['bad-line', '[R4.4] a Sum square inside', played, 'b3-h3'],
    ['bad-line', 'a Sum square at its end', played, 'b3-f3'],
    ['too-short', '[R4.5] one square', {}, 'h8-h8'],
    ['not-yours', '[R5.1] a Double', { tiles: ['x', 'n1'] }, 'a2-h2 d'],
    ['not-yours', 'two of what is there once', { tiles: ['x'] }, 'a2-h2 x:a2,a1 x:a2,a1'],
    ['not-yours', '[R5.2] a tile for front and back', { tiles: ['n7'] }, 'a2-b2 #c2(n7) n7:b2'],
    ['not-yours', 'another New number', { tiles: ['n7'] }, 'a2-h2 n6:a2'],
    ['bad-exchange', '[R5.12] a square with itself', {}, 'a2-h2 x:a2,a2'],
    ['bad-exchange', 'equal numbers', {}, 'a2-h2 x:a2,a4'],
    ['bad-exchange', 'equal numbers, one of them red', played, 'a4-h4 x:a4,a2'],
    ['bad-exchange', 'both squares in the line', {}, 'a2-h2 x:a2,b2'],
    ['bad-exchange', 'no square in the line', {}, 'a2-h2 x:a1,b1'],
    ['bad-exchange', 'numbers made equal by an exchange before', {}, 'a2-h2 x:a2,a1 x:a2,c1'],
    ['not-silver', '[R5.3] an exchange with a red number', played, 'a4-h4 x:a4,b2'],
    ['not-silver', 'an exchange with a Sum square', played, 'a4-h4 x:a4,a3'],
    ['not-silver', 'an exchange of a red number in the line', played, 'a2-h2 x:a2,a1'],
    ['not-silver', 'a Sum square on a red number', played, 'g3-g4 #g2(d)'],
    ['not-silver', 'a Sum square on a Sum square', played, 'a4-h4 #a3(d)'],
    ['not-silver', 'two Sum squares on one end', {}, 'a2-b2 #c2(d) #c2(x)'],
    ['not-silver', 'a New number on a red number', played, 'a2-h2 n1:a2'],
    ['not-silver', 'a New number on a New number', {}, 'a2-h2 n1:a2 n2:a2'],
    ['not-silver', 'a New number on the Sum square just laid', {}, 'a2-b2 #c2(d) n1:c2'],
    ['not-silver', 'a Sum square far off on a red number', played, 'a4-h4 #a2(d)'],
    ['no-start', '[R4.2] a number before it', { marker: 29 }, 'b2-h2'],
    ['no-end', '[R4.3] a number after it', { marker: 10 }, 'a2-b2'],
    ['no-end', '[R5.7] a Sum square one too far', { marker: 10 }, 'a2-b2 #d2(d)'],
    ['already-scored', '[R4.8] across', played, 'a2-h2'],
    ['already-scored', '[R4.8] down', { ...played, marker: 9 }, 'f1-f2'],
    ['wrong-sum', '[R4.6] one more', { marker: 35 }, 'a2-h2'],
    ['repeats', '[R4.7] two repetitions, one Double', { marker: 40 }, 'a1-h1 d'],
    ['repeats', 'made by a New number', { marker: 30 }, 'a2-h2 n1:a2'],
    ['not-used', '[R5.7] a Sum square elsewhere', {}, 'a2-h2 #a1(d)'],
    ['not-used', 'a Sum square inside the line', {}, 'a2-h2 #d2(d)'],
    ['not-used', '[R5.13] a New number outside the line', {}, 'a2-h2 n1:a1'],
    ['not-used', 'a New number equal to what it covers', {}, 'a2-h2 n7:a2'],
  ];

  it.each(refusals)('%s: %s', (code, _, setting, claim) => {
    expect(codeOf(setting, claim)).toBe(code);
  });

  it('for each of the codes', () => {
    expect([...new Set(refusals.map(([code]) => code))]).toEqual(claimCodes);
  });

  it.each([
    ['bad-line', 'too-short', played, 'a3-a3'],
    ['too-short', 'not-yours', { tiles: [] }, 'a1-a1 d'],
    ['not-yours', 'bad-exchange', { tiles: [] }, 'a2-h2 x:a1,b1'],
    ['bad-exchange', 'not-silver', played, 'a4-h4 x:a4,b2 x:a4,b4'],
    ['bad-exchange', 'not-silver', played, 'a4-h4 x:a2,b2'],
    ['not-silver', 'no-start', played, 'g3-g4 #g2(d) #g5(x)'],
    ['no-start', 'no-end', { marker: 11 }, 'b2-c2'],
    ['no-end', 'wrong-sum', { marker: 11 }, 'a2-b2'],
    ['already-scored', 'wrong-sum', { ...played, marker: 3 }, 'a2-h2'],
    ['wrong-sum', 'repeats', { marker: 39 }, 'a1-h1'],
    ['repeats', 'not-used', { marker: 40 }, 'a1-h1 #h8(d) d'],
    ['wrong-sum', 'not-used', { marker: 35 }, 'a2-h2 d'],
  ] as const)('[R5.15] %s before %s', (first, second, setting, claim) => {
    expect(claimCodes.indexOf(first)).toBeLessThan(claimCodes.indexOf(second));
    expect(codeOf(setting, claim)).toBe(first);
  });

  it('says where: the data that a message needs', () => {
    expect(judge({ marker: 35 }, 'a2-h2')).toEqual({
      ok: false,
      error: { code: 'wrong-sum', detail: { sum: 36, marker: 35 } },
    });
    expect(judge({}, 'a2-h2 x:a2,b2')).toMatchObject({ error: { detail: { squares: ['a2', 'b2'] } } });
    expect(judge({}, 'a2-h2 n1:a1')).toMatchObject({ error: { detail: { square: 'a1', tile: 'n1' } } });
  });
});

describe('only correct steps are carried out [R5.4]', () => {
  it.each([
    ['a misplaced Sum square does not break the line', { marker: 36 }, 'a2-h2 #d2(d)', 'not-used'],
    ['an idle New number leaves the square silver', {}, 'a2-h2 n7:a2 n7:a2', 'not-used'],
    ['a faulty exchange swaps nothing', {}, 'a2-h2 x:a2,b2 x:a2,b1', 'bad-exchange'],
    ['nor does one with a red number', { ...played, marker: 40 }, 'a4-h4 x:a4,b2 x:a4,a4', 'bad-exchange'],
  ])('%s', (_, setting, claim, code) => {
    expect(codeOf(setting, claim)).toBe(code);
  });
});

describe('any claim at all', () => {
  const square = fc.nat({ max: 63 });
  const digit = fc.integer({ min: 1, max: 9 });
  const anyPosition: fc.Arbitrary<ClaimPosition> = fc.record({
    field: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: digit },
        fc.constant(0),
        digit.map((each) => RED + each),
      ),
      {
        minLength: 64,
        maxLength: 64,
      },
    ),
    scored: fc.constant([]),
    marker: fc.integer({ min: 3, max: 40 }),
    tiles: fc.array(fc.constantFrom(...actionTiles), { maxLength: 8 }),
  });
  const anyClaim: fc.Arbitrary<Claim> = fc
    .record({
      first: square,
      length: fc.integer({ min: 1, max: 4 }),
      step: fc.constantFrom(1, 8),
      exchanges: fc.array(fc.tuple(square, square), { maxLength: 2 }),
      sumSquares: fc.array(fc.record({ square, tile: fc.constantFrom(...actionTiles) }), { maxLength: 2 }),
      newNumbers: fc.array(fc.record({ square, digit }), { maxLength: 2 }),
      doubles: fc.nat({ max: 2 }),
    })
    .map(({ length, step, ...rest }) => ({ ...rest, last: Math.min(63, rest.first + (length - 1) * step) }));

  it('is answered, changes nothing it was given, and accounts for every tile', () => {
    fc.assert(
      fc.property(anyPosition, anyClaim, (given, claim) => {
        const before = JSON.stringify([given, claim]);
        const result = checkClaim(given, claim);
        expect(JSON.stringify([given, claim])).toBe(before);
        if (result.ok) expect(given.tiles).toHaveLength(result.value.tiles.length + laidTiles(claim).length);
        else expect(claimCodes).toContain(result.error.code);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('positions', () => {
  const check = (field: string, scored: readonly string[]) => {
    const { field: squares, scored: lines } = position({ field, scored });
    return checkPosition(squares, lines);
  };

  it.each([
    ['a fresh field', FRESH, []],
    ['a field in play', PLAYED, PLAYED_LINES],
    ['eight silver tiles and two red ones', FRESH.replace('63499717', 'BB#99717'), ['a6-b6']],
    ['nothing but Sum squares', Array(8).fill('########').join('/'), []],
  ])('can stand: %s', (_, field, scored) => {
    expect(check(field, scored)).toEqual({ ok: true, value: true });
  });

  it.each([
    ['a scored line that is silver', FRESH, ['a2-h2'], { problem: 'not-a-red-run', line: 'a2-h2' }],
    ['a part of a run', PLAYED, [...PLAYED_LINES, 'a2-g2'], { problem: 'not-a-red-run', line: 'a2-g2' }],
    ['one square', PLAYED, [...PLAYED_LINES, 'a2-a2'], { problem: 'not-a-red-run' }],
    ['a line backwards', PLAYED, [...PLAYED_LINES, 'h2-a2'], { problem: 'not-a-red-run' }],
    ['no line', PLAYED, [...PLAYED_LINES, 'f1-g2'], { problem: 'not-a-red-run' }],
    ['a line listed twice', PLAYED, [...PLAYED_LINES, 'a2-h2'], { problem: 'listed-twice', line: 'a2-h2' }],
    ['a red square in no line', PLAYED, ['a2-h2', 'f1-f2'], { problem: 'red-in-no-line', square: 'b3' }],
    [
      'nine silver tiles of a number',
      FRESH.replace('92943562', '92943599'),
      [],
      { problem: 'too-many', digit: 9, silver: 9 },
    ],
    [
      'eleven tiles of a number with the red ones',
      FRESH.replace('63499717', 'BBB#9717'),
      ['a6-c6'],
      { problem: 'too-many', digit: 2, silver: 8, red: 3 },
    ],
  ])('can not: %s', (_, field, scored, detail) => {
    expect(check(field, scored)).toMatchObject({ ok: false, error: { code: 'bad-position', detail } });
  });
});
