import { describe, expect, it } from 'vitest';
import { splitEntry } from './entry.js';
import { formatSquare, neighbours, parseSquare } from './grid.js';
import { ok, refuse, unwrap } from './result.js';

describe('squares', () => {
  it.each([8, 9])('are read as they are written, on a board of %i', (size) => {
    for (let square = 0; square < size * size; square++)
      expect(parseSquare(formatSquare(square, size), size)).toBe(square);
  });

  it('are named by column letter and row number', () => {
    expect(formatSquare(47, 9)).toBe('c6');
  });

  it.each(['', 'a', 'a0', 'j1', 'A1', 'a10', '1a', 'a1 ', 'ä1'])('are not %j', (text) => {
    expect(parseSquare(text, 9)).toBeUndefined();
  });

  it('end earlier on a smaller board', () => {
    expect(parseSquare('i1', 8)).toBeUndefined();
    expect(parseSquare('a9', 8)).toBeUndefined();
  });

  it('share an edge with two, three or four others', () => {
    expect(neighbours(0, 9)).toEqual([1, 9]);
    expect(neighbours(80, 9)).toEqual([71, 79]);
    expect(neighbours(4, 9)).toEqual([3, 5, 13]);
    expect(neighbours(40, 9)).toEqual([31, 39, 41, 49]);
  });
});

describe('entries', () => {
  it('name a seat or nobody, then what is done', () => {
    expect(splitEntry('1:call', 2)).toEqual(ok({ who: 1, text: 'call' }));
    expect(splitEntry('*:sand', 2)).toEqual(ok({ who: '*', text: 'sand' }));
    expect(splitEntry('0:', 2)).toEqual(ok({ who: 0, text: '' }));
  });

  it.each(['', ':', '0', 'call', '0 call', '-1:call', '01:call', 'a:call', '+:call'])('are not %j', (text) => {
    expect(splitEntry(text, 2)).toMatchObject({ ok: false, error: { code: 'bad-notation' } });
  });

  it('name only seats that are there', () => {
    expect(splitEntry('2:call', 2)).toMatchObject({ ok: false, error: { detail: { what: 'seat', seats: 2 } } });
  });
});

describe('results', () => {
  it('give their value, or throw where a refusal is a bug', () => {
    expect(unwrap(ok(3))).toBe(3);
    expect(() => unwrap(refuse('occupied', { square: 'e5' }))).toThrow('occupied');
  });
});
