/** What counts: the first try and nothing else. Without a database everything is kept in memory. */

import { beforeAll, describe, expect, it } from 'vitest';
import { nextPuzzle, rushPuzzle } from '../next-puzzle';
import { afterAnswer, endOf, newRush } from '../rush/rush';
import { countOf, ratingNear } from '../shelf';
import { NEW_PLAYER } from './glicko';
import { noteAnswer, noteHelp, noteRush, progress, solvedOf, solverOf, tryOf } from './progress';

beforeAll(() => progress.load());

describe('progress', () => {
  it('says that nothing is saved where there is no database', () => {
    expect(progress.health.value).toBe('forbidden');
  });

  it('rates the first try only', () => {
    const puzzle = { kind: 'best-bet', number: 7, rating: 1200 } as const;
    const before = solverOf('best-bet').rating;
    expect(noteAnswer(puzzle, false)).toBeLessThan(0);
    const after = solverOf('best-bet').rating;
    expect(after).toBeLessThan(before);
    expect(noteAnswer(puzzle, true)).toBeNull();
    expect(solverOf('best-bet').rating).toBe(after);
    expect(tryOf('best-bet', 7)).toMatchObject({ first: 'wrong', solved: true });
    expect(tryOf('best-bet', 7)?.rating).toBeGreaterThan(1200);
    expect(solvedOf('best-bet')).toBe(1);
  });

  it('counts what is solved at once, one after the other', () => {
    for (const number of [1, 2, 3]) noteAnswer({ kind: 'best-line', number, rating: 1000 }, true);
    expect(solverOf('best-line')).toMatchObject({ streak: 3, bestStreak: 3 });
    noteAnswer({ kind: 'best-line', number: 4, rating: 1000 }, false);
    expect(solverOf('best-line')).toMatchObject({ streak: 0, bestStreak: 3 });
  });

  it('does not rate what a hint was given for', () => {
    const puzzle = { kind: 'any-line', number: 9, rating: 1100 } as const;
    noteHelp(puzzle);
    expect(noteAnswer(puzzle, true)).toBeNull();
    expect(tryOf('any-line', 9)).toMatchObject({ first: 'helped', solved: true });
    expect(solverOf('any-line').rating).toBe(NEW_PLAYER.rating);
  });

  it('keeps the best rush', () => {
    expect(noteRush('best-move', 5)).toBe(true);
    expect(noteRush('best-move', 4)).toBe(false);
    expect(solverOf('best-move').bestRush).toBe(5);
  });
});

describe('what comes next', () => {
  it('climbs from the easiest to the rating, and then is near it; none was tried', () => {
    const seen = new Set<number>();
    const ratings: number[] = [];
    for (let round = 0; round < 30; round++) {
      const number = nextPuzzle('expert-move', round / 30) ?? 0;
      expect(seen.has(number)).toBe(false);
      seen.add(number);
      ratings.push(ratingNear('expert-move', number));
      if (round >= 10)
        expect(Math.abs(ratingNear('expert-move', number) - solverOf('expert-move').rating)).toBeLessThan(120);
      noteAnswer({ kind: 'expert-move', number, rating: 1200 }, round % 2 === 0);
    }
    expect(ratings[0]).toBeLessThan(ratingNear('expert-move', 10));
    expect(ratings.slice(0, 10)).toEqual(ratings.slice(0, 10).toSorted((one, other) => one - other));
  });

  it('is nothing when all were tried', () => {
    for (let number = 1; number <= countOf('certain-stone'); number++)
      noteHelp({ kind: 'certain-stone', number, rating: 1000 });
    expect(nextPuzzle('certain-stone', 0.5)).toBeNull();
  });

  it('is ever harder in a rush', () => {
    const rush = Array.from({ length: 40 }, (_, done) => rushPuzzle('best-move', done, 0.5));
    expect(rush).toEqual(rush.toSorted((one, other) => one - other));
    expect(rush[0]).toBeLessThan(30);
    expect(rush.at(-1)).toBeLessThanOrEqual(countOf('best-move'));
  });
});

describe('a rush', () => {
  it('ends with the third miss, or with the time', () => {
    let rush = newRush;
    for (const [number, isRight] of [true, false, false, true].entries()) rush = afterAnswer(rush, number, isRight);
    expect(rush).toEqual({ solved: 2, missed: [1, 2] });
    expect(endOf(rush, 1)).toBeNull();
    expect(endOf(rush, 0)).toBe('time');
    expect(endOf(afterAnswer(rush, 4, false), 1)).toBe('misses');
  });
});
