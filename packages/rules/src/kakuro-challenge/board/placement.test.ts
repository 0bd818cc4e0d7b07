/** Placements and flips: what may be laid, what may be turned over, and what it scores. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endedFromOutside,
  inOneKakuro,
  naiveAfter,
  naiveKakuros,
  naivePoints,
  on,
  squareNames,
  touchesAny,
} from '../../../test/kakuro-challenge/naive.js';
import { boardWith, randomBoard, transposed } from '../../../test/kakuro-challenge/table.js';
import { unwrap } from '../../core/result.js';
import { createRng, pick, type Rng, seedFromNumber } from '../../core/rng.js';
import { formatBoard, formatKakuro, formatPlacement, parseBoard, parsePlacement } from '../notation.js';
import { cellAt, isYellow } from './board.js';
import { legalMoves } from './moves.js';
import { flipCodes, judgePlacement, placementCodes } from './placement.js';

interface Rules {
  readonly expert?: boolean;
  readonly hand?: readonly number[];
}

interface WorkedExample {
  readonly name: string;
  readonly ask: { readonly board: string; readonly move: string; readonly expert: boolean };
  readonly expect: { readonly legal?: boolean; readonly points?: number; readonly error?: { readonly code: string } };
}

/** The points of a move, or the code of its refusal. */
function ruling(board: string, move: string, { expert = false, hand }: Rules = {}): number | string {
  const judged = judgePlacement(
    unwrap(parseBoard(board)),
    unwrap(parsePlacement(move)),
    hand ? { expert, hand } : { expert },
  );
  return judged.ok ? judged.value.points : judged.error.code;
}

describe('worked examples', () => {
  const text = readFileSync(new URL('../../../test/cases/kakuro-challenge.jsonl', import.meta.url), 'utf8');
  const cases = text
    .trim()
    .split('\n')
    .map((line): WorkedExample => JSON.parse(line));

  it('are all there', () => {
    expect(cases).toHaveLength(24);
  });

  it.each(cases)('$name', ({ ask, expect: expected }) => {
    const placement = parsePlacement(ask.move);
    const answer = placement.ok ? ruling(ask.board, ask.move, { expert: ask.expert }) : placement.error.code;
    expect(answer).toBe(expected.legal ? expected.points : expected.error?.code);
  });
});

const corner = boardWith({ 1: '.5.......' });
const middle = boardWith({ 5: '....5....' });

describe('where a tile may go', () => {
  it.each([
    ['[C3.4] not where a tile lies', middle, 'y1e5', 'occupied'],
    ['[C3.5] next to a tile: above', middle, 'y1e4', 0],
    ['[C3.5] next to a tile: left', middle, 'y1d5', 0],
    ['[C3.5] next to a tile: right', middle, 'y1f5', 0],
    ['[C3.5] next to a tile: below', middle, 'y1e6', 0],
    ['[C3.5] a corner is not enough', middle, 'y1d4', 'not-adjacent'],
    ['[C3.5] two squares away is not enough', middle, 'y1g5', 'not-adjacent'],
    [
      '[C3.5] the last square of a row does not touch the first of the next',
      boardWith({ 2: '5........' }),
      'y1i1',
      'not-adjacent',
    ],
    ['[C3.5] on an empty board, nowhere', boardWith({}), 'y1e5', 'not-adjacent'],
    ['[C3.3] yellow side up', corner, 'y1a1', 0],
    ['[C3.3] red side up', corner, 'r1a1', 0],
    ['[C3.6] where it makes nothing', boardWith({ 1: '88.......' }), 'y8c1', 0],
    ['[C3.6] where it breaks a Kakuro, at no cost', boardWith({ 1: 'E23......' }), 'y1d1', 0],
  ])('%s', (_, board, move, expected) => {
    expect(ruling(board, move)).toBe(expected);
  });

  it('[C3.2] only a tile in hand', () => {
    expect(ruling(corner, 'y4a1', { hand: [4, 7] })).toBe(0);
    expect(ruling(corner, 'r7a1', { hand: [4, 7] })).toBe(0);
    expect(ruling(corner, 'y5a1', { hand: [4, 7] })).toBe('not-in-hand');
    expect(ruling(corner, 'y5a1', { hand: [] })).toBe('not-in-hand');
  });
});

describe('what may be turned over', () => {
  // Across, and as rows and columns are alike, down.
  it.each([
    ['[C5.1] yellow to red', boardWith({ 1: '69.......' }), 'y7c1/a1', 16],
    ['[C5.1] red to yellow', boardWith({ 1: 'F9D......' }), 'y3d1/c1', 16],
    ['[C5.1] a tile far from the one laid', boardWith({ 1: '512345...' }), 'y9g1/a1', 'flip-outside'],
    ['[C5.1] a tile at the other end of the Kakuro', boardWith({ 1: '412346...' }), 'y8g1/a1', 24],
    ['[C5.2] not an empty square', boardWith({ 1: 'F9.......' }), 'y7c1/i9', 'flip-empty'],
    ['[C5.2] not the tile just laid', boardWith({ 1: 'F9.......' }), 'y7c1/c1', 'flip-placed'],
    [
      '[C5.3] not a tile of another Kakuro',
      boardWith({ 1: 'F9.......', 2: '5........', 3: '2........', 4: '3........' }),
      'y7c1/a2',
      'flip-outside',
    ],
    ['[C5.3] not when no Kakuro comes of it', boardWith({ 1: '69.......' }), 'y8c1/a1', 'flip-outside'],
    ['[C5.3] not when the flip spoils the Kakuro', boardWith({ 1: 'F9.......' }), 'y7c1/b1', 'flip-outside'],
    ['[C5.4] not a tile that only ends the run behind it', boardWith({ 1: 'E2.4.....' }), 'y3c1/d1', 'flip-outside'],
    ['[C5.5] two need the expert game', boardWith({ 1: '6I.......' }), 'y7c1/a1/b1', 'too-many-flips'],
  ])('%s', (_, board, move, expected) => {
    expect(ruling(board, move)).toBe(expected);
    const swappedMove = move.replace(/([a-i])([1-9])/g, (_match, column: string, row: string) => {
      return 'abcdefghi'.charAt(Number(row) - 1) + String('abcdefghi'.indexOf(column) + 1);
    });
    expect(ruling(transposed(board), swappedMove)).toBe(expected);
  });

  it('[C5.1] a river stone', () => {
    const stones = boardWith({ 3: '..3...8..', 5: '....B5...', 7: '..3...7..' });
    expect(ruling(stones, 'r7d5/e5')).toBe(7);
  });

  it.each([
    ['[C5.6] two', boardWith({ 1: '6I.......' }), 'y7c1/a1/b1', 16],
    ['[C5.6] five', boardWith({ 1: '4A2C4F...' }), 'y8g1/a1/b1/d1/f1', 24],
    ['[C5.6] every tile of the longest Kakuro', boardWith({ 1: '4BCDEFGH.' }), 'y9i1/a1/b1/c1/d1/e1/f1/g1/h1', 44],
    ['[C5.6] not with one among them outside', boardWith({ 1: '6I.4.....' }), 'y7c1/a1/b1/d1', 'flip-outside'],
    [
      '[C5.6] not in two Kakuros, one across and one down',
      boardWith({ 1: '..6......', 2: '..9......', 3: '81.......' }),
      'y7c3/c1/a3',
      'flip-outside',
    ],
  ])('%s', (_, board, move, expected) => {
    expect(ruling(board, move, { expert: true })).toBe(expected);
  });
});

describe('what a move scores', () => {
  it.each([
    ['[C6.1] a Kakuro with the tile laid', boardWith({ 1: 'F9.......' }), 'y7c1', 16],
    ['[C6.1] the total laid last', boardWith({ 1: '.97......' }), 'r6a1', 16],
    ['[C6.1] an addend laid in the middle', boardWith({ 1: 'F.7......' }), 'y9b1', 16],
    ['[C6.1] not one elsewhere on the board', boardWith({ 1: 'F97......', 3: 'E2.......' }), 'y3c3', 5],
    ['[C6.2] across and down at once', boardWith({ 1: '..F......', 2: '..9......', 3: 'H1.......' }), 'y7c3', 24],
    ['[C6.2] a total across and down', boardWith({ 1: '.97......', 2: '1........', 3: '5........' }), 'r6a1', 22],
    [
      '[C6.3] the crossing Kakuro of the tile turned over',
      boardWith({ 1: '69.......', 2: '1........', 3: '5........' }),
      'y7c1/a1',
      22,
    ],
    [
      '[C6.3] the crossing Kakuro of an addend turned over',
      boardWith({ 1: '.B.......', 2: '.3.......', 3: 'FI.......' }),
      'y7c3/b3',
      28,
    ],
    [
      '[C6.3] both crossing ones',
      boardWith({ 3: '69.......', 4: '1........', 5: '5........', 1: '..H......', 2: '..1......' }),
      'y7c3/a3',
      30,
    ],
    ['[C6.4] not what the tile laid merely ends', boardWith({ 1: 'E23.97...' }), 'r6d1', 16],
    ['[C6.4] not what the tile laid merely ends, with nothing else', boardWith({ 1: 'E23.4....' }), 'r1d1', 0],
    ['[C6.4] not what the tile turned over merely ends', boardWith({ 1: 'E2341....' }), 'y3f1/d1', 4],
    [
      '[C6.4] not what it merely ends in the crossing line',
      boardWith({ 1: '...E.....', 2: '...2.....', 3: '...3.....', 4: '...41....' }),
      'y3f4/d4',
      4,
    ],
    ['[C6.5] not what was there before', boardWith({ 1: 'F97......' }), 'y1a2', 0],
    ['[C6.5] one that has grown, in full', boardWith({ 1: 'E234.....' }), 'y6e1', 15],
    ['[C6.5] one that has grown at its head, in full', boardWith({ 1: '..F97....' }), 'r2b1/c1', 22],
  ])('%s', (_, board, move, expected) => {
    expect(ruling(board, move)).toBe(expected);
  });

  it('[C6.3] flips can bring a third and a fourth', () => {
    const three = boardWith({ 3: '..H......', 4: '..1......', 5: '69.......', 6: '1........', 7: '5........' });
    expect(ruling(three, 'y7c5/a5')).toBe(16 + 8 + 6);
    const four = boardWith({ 3: '.BH......', 4: '.31......', 5: '6I.......', 6: '1........', 7: '5........' });
    expect(ruling(four, 'y7c5/a5/b5', { expert: true })).toBe(16 + 12 + 8 + 6);
  });

  it('names them: across before down, from total to last addend', () => {
    const board = unwrap(
      parseBoard(boardWith({ 3: '..H......', 4: '..1......', 5: '69.......', 6: '1........', 7: '5........' })),
    );
    const { kakuros, board: after } = unwrap(
      judgePlacement(board, unwrap(parsePlacement('y7c5/a5')), { expert: false }),
    );
    expect(kakuros.map(formatKakuro)).toEqual(['a5-c5', 'c3-c5', 'a5-a7']);
    expect(formatBoard(after)).toBe(
      boardWith({ 3: '..H......', 4: '..1......', 5: 'F97......', 6: '1........', 7: '5........' }),
    );
  });
});

/**
 * Plants a Kakuro, then a tile that could be turned over to end it and begin another; gives the digit that the other
 * lacks.
 */
function planted(text: string, rng: Rng): { readonly board: string; readonly digit: number } {
  const pair = (): readonly [number, number, number] => {
    const [one, other] = [1 + rng.below(9), 1 + rng.below(9)];
    return one === other || one + other === 10 ? pair() : [one, other, (one + other) % 10];
  };
  const [one, other, total] = pair();
  const [next, digit, second] = pair();
  const row = `${'.ABCDEFGHI'.charAt(total)}${one}${other}${second}${next}.`
    .padStart(6 + rng.below(4), '.')
    .padEnd(9, '.');
  const rows = text.split('/');
  rows[rng.below(9)] = row;
  const board = rows.join('/');
  return { board: rng.below(2) === 0 ? board : transposed(board), digit };
}

describe('the short rule of scoring is exact', () => {
  it('[C6.1] [C6.4] for a legal move no tile turned over merely ends a Kakuro that counts', () => {
    let flipped = 0;
    let ended = 0;
    const position = fc.record({ seed: fc.nat(), share: fc.integer({ min: 3, max: 8 }), expert: fc.boolean() });
    fc.assert(
      fc.property(position, ({ seed, share, expert }) => {
        const rng = createRng(seedFromNumber(seed));
        const { board, digit } = planted(randomBoard(rng, share), rng);
        for (const { placement, points } of legalMoves(unwrap(parseBoard(board)), [digit], expert)) {
          const [move = '', ...flips] = formatPlacement(placement).split('/');
          const side = placement.side === 'red' ? 'r' : 'y';
          const naive = { side, digit, square: move.slice(2), flips } as const;
          expect(naivePoints(board, naive)).toBe(points);
          const outside = naiveKakuros(naiveAfter(board, naive)).filter(
            (each) => endedFromOutside(each, flips).length > 0,
          );
          flipped += flips.length > 0 ? 1 : 0;
          ended += outside.length > 0 ? 1 : 0;
        }
      }),
      { numRuns: 150, seed: 6 },
    );
    // The sample has what the clause is about: flips, and flipped tiles that do end a Kakuro from outside.
    expect(flipped).toBeGreaterThan(300);
    expect(ended).toBeGreaterThan(30);
  });

  it('[C5.4] for a move that is not legal the clause would bite', () => {
    const text = boardWith({ 3: '.B.165...' });
    const move = { side: 'y', digit: 5, square: 'c3', flips: ['f3'] } as const;
    expect(naiveKakuros(naiveAfter(text, move)).map(({ sum }) => sum)).toEqual([12]);
    expect(naivePoints(text, move)).toBe(0);
  });
});

describe('of several faults the first is named', () => {
  const lonely = boardWith({ 1: '69.......', 5: '....5....' });
  const hand = [7, 8];

  it.each([
    ['occupied before not-adjacent', 'y7e5', 'occupied'],
    ['occupied before not-in-hand', 'y1e5', 'occupied'],
    ['occupied before flip-empty', 'y7e5/i9', 'occupied'],
    ['occupied before flip-placed', 'y7e5/e5', 'occupied'],
    ['not-adjacent before not-in-hand', 'y1i9', 'not-adjacent'],
    ['not-adjacent before flip-empty', 'y7i9/a9', 'not-adjacent'],
    ['not-adjacent before flip-placed', 'y7i9/i9', 'not-adjacent'],
    ['not-in-hand before flip-empty', 'y1c1/i9', 'not-in-hand'],
    ['not-in-hand before flip-placed', 'y1c1/c1', 'not-in-hand'],
    ['not-in-hand before flip-outside', 'y1c1/a1', 'not-in-hand'],
    ['flip-empty before flip-placed, whichever is written first', 'y7c1/c1/i9', 'flip-empty'],
    ['flip-empty before flip-placed, whichever is written last', 'y7b2/a2/b2', 'flip-empty'],
    ['flip-empty before flip-outside', 'y7c1/b1/i9', 'flip-empty'],
    ['flip-placed before flip-outside', 'y8c1/a1/c1', 'flip-placed'],
    ['flip-placed before too-many-flips', 'y7c1/a1/c1', 'flip-placed'],
    ['flip-outside before too-many-flips', 'y8c1/a1/b1', 'flip-outside'],
  ])('[C15.1] %s', (_, move, expected) => {
    expect(ruling(lonely, move, { hand })).toBe(expected);
  });

  it('[C15.1] whatever is wrong, on any board', () => {
    const rng = createRng(seedFromNumber(15));
    const seen = new Set<string>();
    for (let round = 0; round < 6000; round++) {
      const text = randomBoard(rng, 1 + rng.below(5));
      const square = pick(squareNames, rng);
      const digit = 1 + rng.below(9);
      const held = rng.below(4) === 0 ? [1 + rng.below(9)] : [digit];
      const near = squareNames.filter((name) => name.charAt(1) === square.charAt(1) && rng.below(4) === 0);
      const flips = rng.below(2) === 0 ? near : near.filter((name) => on(text, name) !== '.');
      const move = { side: pick(['y', 'r'] as const, rng), digit, square, flips };
      const faults: Readonly<Record<string, () => boolean>> = {
        occupied: () => on(text, square) !== '.',
        'not-adjacent': () => !touchesAny(text, square),
        'not-in-hand': () => !held.includes(digit),
        'flip-empty': () => flips.some((flip) => flip !== square && on(text, flip) === '.'),
        'flip-placed': () => flips.includes(square),
        'flip-outside': () => flips.length > 0 && !inOneKakuro(naiveAfter(text, move), [square, ...flips]),
        'too-many-flips': () => flips.length > 1,
      };
      expect(Object.keys(faults)).toEqual([...placementCodes, ...flipCodes]);
      const expected = Object.keys(faults).find((code) => faults[code]?.()) ?? naivePoints(text, move);
      expect(ruling(text, `${move.side}${digit}${[square, ...flips].join('/')}`, { hand: held })).toBe(expected);
      seen.add(String(expected));
    }
    // The rarest are too rare to be met by chance; they are named above.
    for (const code of placementCodes) expect(seen).toContain(code);
    expect(seen).toContain('flip-outside');
  });
});

it('a placement changes the squares that it names and no other', () => {
  const before = unwrap(parseBoard(boardWith({ 3: 'C93B5A6..' })));
  const { board } = unwrap(judgePlacement(before, unwrap(parsePlacement('y7h3/d3/f3')), { expert: true }));
  const changed = squareNames.filter((_, square) => cellAt(before, square) !== cellAt(board, square));
  expect(changed).toEqual(['d3', 'f3', 'h3']);
  expect([21, 23, 25].every((square) => isYellow(cellAt(board, square)))).toBe(true);
});
