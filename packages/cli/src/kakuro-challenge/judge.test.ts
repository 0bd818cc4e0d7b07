import { describe, expect, it } from 'vitest';
import { ask, codeOf, errorCode, rows } from '../../test/ask-judge.js';

/** Figure 3 of the books. */
const board = '........./........./........./...I...../..639.158/.6.9.4.../E26....../........./.........';
const challenge = { game: 'kakuro-challenge', board };
const nineOnes = rows({ 1: '111111111' });
const eightOnes = rows({ 1: '11111111.' });

describe('what is wrong with a request itself', () => {
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
  ])('%j is a bad request: %s', (request, _name) => {
    expect(errorCode(request)).toBe('bad-request');
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
  ])('%j is bad notation', (request) => {
    expect(errorCode(request)).toBe('bad-notation');
  });

  it.each([
    ['nine tiles of a digit', { ...challenge, board: nineOnes, move: 'y2a2' }],
    ['a ninth in hand', { ...challenge, board: eightOnes, move: 'y1a2', hand: [1] }],
    ['a ninth in hand, of a list', { ...challenge, board: eightOnes, hand: [2, 1], list: 'moves' }],
  ])('%s is a bad position', (_name, request) => {
    expect(errorCode(request)).toBe('bad-position');
  });

  it('names the request before the notation, and the notation before the position', () => {
    expect(codeOf(ask({ ...challenge, board: 'nonsense', move: 'y1i1', hand: [10] }))).toBe('bad-request');
    expect(codeOf(ask({ ...challenge, board: nineOnes, move: 'nonsense' }))).toBe('bad-notation');
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
