/** Streaks and calendars. */

import { addDays, type Day } from '@riverstone/protocol/daily';
import { describe, expect, it } from 'vitest';
import { longestStreak, monthOf, streakOf } from './streak';

const today = '2026-11-18';
/** Days before today. */
const ago = (...days: readonly number[]): ReadonlySet<Day> => new Set(days.map((each) => addDays(today, -each)));

describe('a streak', () => {
  it.each([
    ['nothing', [], 0],
    ['today', [0], 1],
    ['yesterday, and today is not over', [1], 1],
    ['three days', [0, 1, 2], 3],
    ['up to the day before yesterday: yesterday is forgiven', [2, 3], 2],
    ['too long ago', [3, 4], 0],
    ['a missed day between', [0, 1, 3, 4], 4],
    ['two missed days', [0, 1, 4, 5], 2],
    ['two missed days within a week', [0, 2, 4, 5], 2],
    ['missed days six days apart', [0, 2, 3, 4, 5, 6, 8], 6],
    ['missed days a week apart', [0, 2, 3, 4, 5, 6, 7, 9], 8],
    ['tomorrow does not count', [-1, 1], 1],
  ])('%s', (_, days, streak) => expect(streakOf(ago(...days), today)).toBe(streak));

  it('is longest wherever it was', () => {
    expect(longestStreak(ago(0, 5, 10, 11, 12, 14))).toBe(4);
    expect(longestStreak(new Set())).toBe(0);
  });
});

it('a month has whole weeks from Monday', () => {
  const weeks = monthOf(today);
  expect(weeks.every(({ length }) => length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(monthOf('2027-02-10')[0]?.[0]).toBe('2027-02-01');
});
