/** Days and seeds of the day's deal, against a second implementation and fixed examples. */

import { createHash } from 'node:crypto';
import { gameIds } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { addDays, dailySeed, daysBetween, isDay, isDayNow, localDay, weekdayOf } from './index.js';

describe('the seed', () => {
  it.each(gameIds)('of %s is the hash of three lines', (game) => {
    for (const day of ['2026-11-18', '1999-12-31', '2100-02-28']) {
      const bytes = Buffer.from(['riverstone daily 1', day, game].join(String.fromCharCode(10)), 'ascii');
      expect(dailySeed(day, game)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  // As docs/daily.md has it.
  it.each([
    ['kakuro-challenge', '5babe54fea9cc8db6633e6ac1318ec2b6ebb30d4403c7783037af4d61f112850'],
    ['kakuro-race', 'f5fc3ac71cf983bda0ee1cf5f20fef4403ef825f75f3bbe78f6295aa4da5e105'],
    ['kakuzu', '6d90700eea798960eee253c74d5f16c8436b9eb5b926b4612894f87660936ca3'],
  ] as const)('of %s on 18 November 2026 never changes', (game, seed) => {
    expect(dailySeed('2026-11-18', game)).toBe(seed);
  });
});

describe('a day', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-01',
    '26-01-01',
    '2026-11-18 ',
    '',
    'today',
    '+002026-01-01',
    '0000-01-01',
  ])('is not %j', (text) => expect(isDay(text)).toBe(false));

  it.each(['2026-11-18', '2024-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => expect(isDay(text)).toBe(true));

  it('is one of the calendar, whatever the clock shows', () => {
    const yearOf = (year: number): Date => {
      const at = new Date(2026, 5, 1);
      at.setFullYear(year);
      return at;
    };
    expect([12_345, 10_000, 0, -100].map((year) => localDay(yearOf(year)))).toEqual([
      '9999-12-31',
      '9999-12-31',
      '0001-01-01',
      '0001-01-01',
    ]);
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addDays('9999-12-31', 31)).toBe('9999-12-31');
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  });

  it('is what the clock of the device shows', () => {
    expect(localDay(new Date(2026, 10, 18, 0, 0, 0))).toBe('2026-11-18');
    expect(localDay(new Date(2026, 10, 18, 23, 59, 59))).toBe('2026-11-18');
  });

  it('has others before and after it, over months, years and changes of the clocks', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  });

  it('has its place in the week', () => {
    expect(['2026-11-16', '2026-11-18', '2026-11-22'].map(weekdayOf)).toEqual([1, 3, 7]);
  });

  it('is now as long as it is that day anywhere', () => {
    const at = (text: string): number => Date.parse(text);
    expect(isDayNow('2026-11-18', at('2026-11-17T10:00:00Z'))).toBe(true);
    expect(isDayNow('2026-11-18', at('2026-11-17T09:59:59Z'))).toBe(false);
    expect(isDayNow('2026-11-18', at('2026-11-19T11:59:59Z'))).toBe(true);
    expect(isDayNow('2026-11-18', at('2026-11-19T12:00:00Z'))).toBe(false);
  });
});
