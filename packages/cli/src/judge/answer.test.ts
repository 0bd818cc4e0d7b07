import { describe, expect, it } from 'vitest';
import { answerLine } from './answer.js';

const ask = (request: unknown): Record<string, unknown> => JSON.parse(answerLine(JSON.stringify(request)));
const codeOf = (answer: Record<string, unknown>): unknown => (answer.error as { code?: unknown } | undefined)?.code;

const empty = '.........';
const rows = (byNumber: Record<number, string>): string =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => byNumber[row] ?? empty).join('/');

/** Figure 3 of the books. */
const board = '........./........./........./...I...../..639.158/.6.9.4.../E26....../........./.........';
const challenge = { game: 'kakuro-challenge', board };
const field = '92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483';
const race = { game: 'kakuro-race', field, scored: [] as string[], marker: 36, tiles: ['d'] };
const sheet = '534678912/672195348/198342567/859761423/426853791/713924856/961537284/287419635/345286179';

describe('what is wrong with a request itself', () => {
  it.each([
    ['', 'an empty line'],
    ['   ', 'blanks'],
    ['{', 'half an object'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['"kakuzu"', 'a text'],
    ['7', 'a number'],
    ['{}', 'no game'],
    ['{"game":"chess"}', 'another game'],
    ['{"game":7}', 'a number as a game'],
    ['{"game":"toString"}', 'a name that every object has'],
    ['{"game":"__proto__"}', 'a prototype'],
  ])('%j is a bad request: %s', (line) => {
    const answer = JSON.parse(answerLine(line));
    expect(Object.keys(answer)).toEqual(['error']);
    expect(codeOf(answer)).toBe('bad-request');
  });

  it.each([
    [{ ...challenge }, 'no move'],
    [{ ...challenge, move: 'y1i1', list: 'moves' }, 'a move and a list'],
    [{ ...challenge, move: 'y1i1', v: 1 }, 'a version'],
    [{ ...challenge, move: 7 }, 'a move of the wrong type'],
    [{ ...challenge, move: 'y1i1', expert: 'yes' }, 'expert of the wrong type'],
    [{ ...challenge, move: 'y1i1', hand: [] }, 'an empty hand'],
    [{ ...challenge, move: 'y1i1', hand: [1, 2, 3] }, 'three tiles'],
    [{ ...challenge, move: 'y1i1', hand: [0] }, 'a 0 in hand'],
    [{ ...challenge, move: 'y1i1', hand: null }, 'a hand of null'],
    [{ ...challenge, list: 'moves' }, 'a list without a hand'],
    [{ ...challenge, hand: [1], list: 'best' }, 'a list of something else'],
    [{ game: 'kakuro-challenge', move: 'y1i1' }, 'no board'],
    [{ ...race }, 'neither claim nor list'],
    [{ ...race, claim: 'a2-h2', marker: 2 }, 'a marker below 3'],
    [{ ...race, claim: 'a2-h2', marker: 41 }, 'a marker above 40'],
    [{ ...race, claim: 'a2-h2', marker: 36.5 }, 'half a marker'],
    [{ ...race, claim: 'a2-h2', marker: '36' }, 'a marker as text'],
    [{ ...race, claim: 'a2-h2', tiles: ['n0'] }, 'a New number 0'],
    [{ ...race, claim: 'a2-h2', tiles: ['D'] }, 'a tile in capitals'],
    [{ ...race, claim: 'a2-h2', tiles: 'd' }, 'tiles that are no list'],
    [{ ...race, claim: 'a2-h2', scored: [7] }, 'a scored line that is no text'],
    [{ ...race, list: 'odds' }, 'a list of something else'],
    [{ game: 'kakuzu', uncovered: sheet }, 'no list'],
    [{ game: 'kakuzu', uncovered: sheet, list: 'odds', expert: true }, "another game's field"],
  ])('%j is a bad request: %s', (request, _name) => {
    const answer = ask(request);
    expect(Object.keys(answer)).toEqual(['error']);
    expect(codeOf(answer)).toBe('bad-request');
  });

  it.each([
    [{ ...challenge, board: `${board}/`, move: 'y1i1' }],
    [{ ...challenge, board: board.replace('E', 'J'), move: 'y1i1' }],
    [{ ...challenge, board: board.replace('E', '0'), move: 'y1i1' }],
    [{ ...challenge, board: board.slice(1), move: 'y1i1' }],
    [{ ...challenge, move: 'y0a9' }],
    [{ ...challenge, move: 'Y1a9' }],
    [{ ...challenge, move: 'y1j9' }],
    [{ ...challenge, move: 'y1i1 ' }],
    [{ ...challenge, move: 'y1i1=13' }],
    [{ ...challenge, move: 'y1i1/c5/c5' }],
    [{ ...challenge, move: 'y1i1/d5/c5' }],
    [{ ...race, claim: 'a2-i2' }],
    [{ ...race, claim: 'a2' }],
    [{ ...race, claim: 'a2-h2  d' }],
    [{ ...race, claim: 'a2-h2 d x:a2,a3' }],
    [{ ...race, claim: 'a2-h2 n7:c2 #f2(d)' }],
    [{ ...race, claim: 'a2-h2 #f2(q)' }],
    [{ ...race, claim: 'a2-h2', scored: ['b1b8'] }],
    [{ ...race, claim: 'a2-h2', field: field.replace('9', '.') }],
    [{ game: 'kakuzu', uncovered: sheet.replace('5', '0'), list: 'odds' }],
    [{ game: 'kakuzu', uncovered: sheet.slice(0, -1), list: 'odds' }],
  ])('%j is bad notation', (request) => {
    const answer = ask(request);
    expect(Object.keys(answer)).toEqual(['error']);
    expect(codeOf(answer)).toBe('bad-notation');
  });

  const nineOnes = rows({ 1: '111111111' });
  const eightOnes = rows({ 1: '11111111.' });
  it.each([
    ['nine tiles of a digit', { ...challenge, board: nineOnes, move: 'y2a2' }],
    ['a ninth in hand', { ...challenge, board: eightOnes, move: 'y1a2', hand: [1] }],
    ['a ninth in hand, of a list', { ...challenge, board: eightOnes, hand: [2, 1], list: 'moves' }],
    ['a red square in no scored line', { ...race, field: field.replace('92', 'I2'), claim: 'a2-h2' }],
    ['a scored line that is not red', { ...race, scored: ['a2-h2'], claim: 'a2-h2' }],
    ['a scored line written backwards', { ...race, scored: ['h2-a2'], claim: 'a2-h2' }],
    [
      'a line scored twice',
      { ...race, field: field.replace('73286451', 'GCBHFDEA'), scored: ['a2-h2', 'a2-h2'], list: 'best' },
    ],
    [
      'a scored line that is not whole',
      { ...race, field: field.replace('73286451', 'GC286451'), scored: ['a2-b2'], list: 'best' },
    ],
    ['more than eight silver of a number', { ...race, field: field.replace('73286451', '99986451'), list: 'best' }],
    ['two of a digit in a row', { game: 'kakuzu', uncovered: sheet.replace('534', '554'), list: 'odds' }],
  ])('%s is a bad position', (_name, request) => {
    const answer = ask(request);
    expect(Object.keys(answer)).toEqual(['error']);
    expect(codeOf(answer)).toBe('bad-position');
  });

  it('names the request before the notation, and the notation before the position', () => {
    expect(codeOf(ask({ ...challenge, board: 'nonsense', move: 'y1i1', hand: [10] }))).toBe('bad-request');
    expect(codeOf(ask({ ...challenge, board: nineOnes, move: 'nonsense' }))).toBe('bad-notation');
    expect(codeOf(ask({ ...race, field: field.replace('73286451', '99986451'), claim: 'nonsense' }))).toBe(
      'bad-notation',
    );
  });

  it('lets a move without a hand place a ninth tile', () => {
    expect(ask({ ...challenge, board: eightOnes, move: 'y1a2' })).toMatchObject({ legal: true, points: 0 });
  });
});

describe('challenge moves', () => {
  it('answers a legal move with its points, its Kakuros (across first) and the board after it', () => {
    expect(ask({ ...challenge, move: 'r8b5' })).toEqual({
      legal: true,
      points: 26,
      kakuros: [
        { line: 'b5-e5', sum: 18 },
        { line: 'b5-b7', sum: 8 },
      ],
      board: board.replace('..639.158', '.H639.158'),
    });
  });

  it.each([
    ['y1c5', 'occupied'],
    ['y1c5/a1/c5', 'occupied'],
    ['y1i1', 'not-adjacent'],
    ['y1i1/a2', 'not-adjacent'],
    ['y1b5/a1', 'flip-empty'],
    ['y1b5/a1/b5', 'flip-empty'],
    ['y1b5/b5', 'flip-placed'],
    ['y1b5/b5/c5', 'flip-placed'],
    ['y1b5/c5', 'flip-outside'],
    ['y1b5/c5/d5', 'flip-outside'],
  ])('%s is refused as %s', (move, code) => {
    const answer = ask({ ...challenge, move });
    expect(Object.keys(answer)).toEqual(['legal', 'error']);
    expect(answer).toMatchObject({ legal: false, error: { code } });
  });

  it('asks for the tile before the flips', () => {
    expect(codeOf(ask({ ...challenge, move: 'y1b5/a1', hand: [2] }))).toBe('not-in-hand');
    expect(codeOf(ask({ ...challenge, move: 'y1i1', hand: [2] }))).toBe('not-adjacent');
  });

  it('has no legal move on an empty board', () => {
    expect(codeOf(ask({ ...challenge, board: rows({}), move: 'y1e5' }))).toBe('not-adjacent');
    expect(ask({ ...challenge, board: rows({}), hand: [1, 2], list: 'moves' })).toEqual({ moves: [] });
  });

  it('lists every legal move once, most points first, then by notation', () => {
    const { moves } = ask({ ...challenge, hand: [7, 7], list: 'moves' }) as {
      moves: { move: string; points: number }[];
    };
    expect(moves[0]).toEqual({ move: 'y7d7', points: 34 });
    expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
    const sorted = moves.toSorted((one, other) => other.points - one.points || (one.move < other.move ? -1 : 1));
    expect(moves).toEqual(sorted);
    for (const { move, points } of moves)
      expect(ask({ ...challenge, move, hand: [7, 7] })).toMatchObject({ legal: true, points });
  });

  it('lists flips of several tiles in the expert game only', () => {
    const line = { ...challenge, board: rows({ 3: 'C93B5A6..' }), hand: [7], list: 'moves' };
    const find = (expert: boolean): unknown =>
      (ask({ ...line, expert }) as { moves: { move: string }[] }).moves.find(({ move }) => move === 'y7h3/d3/f3');
    expect(find(true)).toEqual({ move: 'y7h3/d3/f3', points: 33 });
    expect(find(false)).toBeUndefined();
  });
});

describe('race claims', () => {
  it('finds the best claim, and proves that there is none', () => {
    expect(ask({ ...race, list: 'best' })).toEqual({ exists: true, points: 8, claim: 'a2-h2' });
    const covered = '########/########/########/########/########/########/########/######12';
    expect(ask({ ...race, field: covered, marker: 3, list: 'best' })).toEqual({
      exists: true,
      points: 2,
      claim: 'g8-h8',
    });
    expect(ask({ ...race, field: covered, marker: 40, tiles: ['n9', 'n9', 'd', 'x'], list: 'best' })).toEqual({
      exists: false,
    });
  });

  it('gives the tiles that are left in the order they were held', () => {
    const tiles = ['n5', 'd', 'x', 'n1', 'd'];
    expect(ask({ ...race, marker: 33, tiles, claim: 'a1-h1 x:h1,b2 n1:c1 d' })).toMatchObject({
      valid: true,
      tiles: ['n5', 'd'],
    });
  });
});

describe('kakuzu odds', () => {
  it('counts every grid when there are few', () => {
    const answer = ask({ game: 'kakuzu', uncovered: sheet.replace('534', '.34'), list: 'odds' });
    expect(answer).toEqual({ exact: true, grids: 1, odds: { a1: [0, 0, 0, 0, 1, 0, 0, 0, 0] } });
  });

  it('has nothing to say about a sheet without stones', () => {
    expect(ask({ game: 'kakuzu', uncovered: sheet, list: 'odds' })).toEqual({ exact: true, grids: 1, odds: {} });
  });

  it('samples where there are too many, with its error, and answers the same again', () => {
    const uncovered = rows({ 1: '5........', 5: '....5....', 9: '........9' });
    const answer = ask({ game: 'kakuzu', uncovered, list: 'odds' }) as {
      exact: boolean;
      halfWidth: number;
      odds: Record<string, number[]>;
    };
    expect(answer.exact).toBe(false);
    expect(answer.halfWidth).toBeLessThanOrEqual(0.02);
    expect(Object.keys(answer.odds)).toHaveLength(78);
    for (const digits of Object.values(answer.odds)) {
      expect(digits.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(ask({ game: 'kakuzu', uncovered, list: 'odds' })).toEqual(answer);
  });
});
