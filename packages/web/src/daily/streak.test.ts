/** Streaks and calendars. */

import { addDays, type Day } from '@riverstone/protocol/daily';
import fc from 'fast-check';
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
    expect(longestStreak(ago(0, 1, 3, 4, 5, 6, 8))).toBe(6);
    expect(longestStreak(new Set())).toBe(0);
  });

  it('is longest where streaks up to each day say so', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }), (missed) => {
        const played = ago(...Array.from({ length: 41 }, (_, day) => day).filter((day) => !missed.includes(day)));
        expect(longestStreak(played)).toBe(Math.max(0, ...[...played].map((day) => streakOf(played, day))));
      }),
    );
  });

  it('looks at each day once for the longest', () => {
    let looks = 0;
    class Counted extends Set<Day> {
      override has(day: Day): boolean {
        looks++;
        return super.has(day);
      }
    }
    const days = new Counted(ago(...Array.from({ length: 300 }, (_, index) => index)));
    looks = 0;
    expect(longestStreak(days)).toBe(300);
    expect(looks).toBeLessThanOrEqual(600);
  });

  it('ends where the calendar does', () => {
    expect(streakOf(new Set(['0001-01-01', '0001-01-02']), '0001-01-02')).toBe(2);
    expect(streakOf(new Set(['9999-12-31']), '9999-12-31')).toBe(1);
  });
});

it('a month has whole weeks from Monday', () => {
  const weeks = monthOf(today);
  expect(weeks.every(({ length }) => length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(monthOf('2027-02-10')[0]?.[0]).toBe('2027-02-01');
  expect(monthOf('0001-01-01').flat().filter(Boolean)).toHaveLength(31);
  expect(monthOf('9999-12-31').flat().at(-3)).toBe('9999-12-31');
});
