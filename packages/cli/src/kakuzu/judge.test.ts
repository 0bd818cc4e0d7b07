import { describe, expect, it } from 'vitest';
import { ask, errorCode, rows } from '../../test/ask-judge.js';

const sheet = '534678912/672195348/198342567/859761423/426853791/713924856/961537284/287419635/345286179';

describe('what is wrong with a request itself', () => {
  it.each([
    [{ game: 'kakuzu', uncovered: sheet }, 'no list'],
    [{ game: 'kakuzu', uncovered: sheet, list: 'odds', expert: true }, "another game's field"],
  ])('%j is a bad request: %s', (request, _name) => {
    expect(errorCode(request)).toBe('bad-request');
  });

  it.each([
    [{ game: 'kakuzu', uncovered: sheet.replace('5', '0'), list: 'odds' }],
    [{ game: 'kakuzu', uncovered: sheet.slice(0, -1), list: 'odds' }],
  ])('%j is bad notation', (request) => {
    expect(errorCode(request)).toBe('bad-notation');
  });

  it.each([['two of a digit in a row', { game: 'kakuzu', uncovered: sheet.replace('534', '554'), list: 'odds' }]])(
    '%s is a bad position',
    (_name, request) => {
      expect(errorCode(request)).toBe('bad-position');
    },
  );
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
