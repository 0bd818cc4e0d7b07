/** Days in a row, and a month of them. */

import { type Day, daysBetween, isDay, weekdayOf } from '@riverstone/protocol/daily';

/** In days: a missed day is forgiven if it is the only one in this window. */
const FORGIVEN_WINDOW = 7;
/** Days are counted from this one. */
const START: Day = '2000-01-01';

/**
 * How many days were played in a row, up to today or yesterday. One missed day a week is forgiven, and not counted.
 * @example streakOf(new Set(['2026-11-15', '2026-11-17']), '2026-11-18') // => 2
 */
export function streakOf(played: ReadonlySet<Day>, today: Day): number {
  const numbers = new Set(numbersOf(played));
  const now = numberOf(today);
  let days = 0;
  let forgiven = Number.POSITIVE_INFINITY;
  // Today is not over yet.
  for (let day = numbers.has(now) ? now : now - 1; ; day--) {
    if (numbers.has(day)) days++;
    else if (forgiven - day < FORGIVEN_WINDOW || !numbers.has(day - 1)) return days;
    else forgiven = day;
  }
}

/** The longest streak that there ever was. */
export function longestStreak(played: ReadonlySet<Day>): number {
  const days = numbersOf(played).sort((one, other) => one - other);
  let longest = 0;
  /** The streak under way: where it began, and its last forgiven day. */
  let first = 0;
  let forgiven = Number.NEGATIVE_INFINITY;
  /** Where the streak begins if the last forgiven day may not be in it. */
  let afterForgiven = 0;
  for (const [index, day] of days.entries()) {
    const missed = index === 0 ? 0 : day - (days[index - 1] ?? day) - 1;
    if (missed === 1 && day - 1 - forgiven < FORGIVEN_WINDOW) first = afterForgiven;
    if (missed > 1) first = index;
    if (missed > 0) {
      forgiven = missed === 1 ? day - 1 : Number.NEGATIVE_INFINITY;
      afterForgiven = index;
    }
    longest = Math.max(longest, index - first + 1);
  }
  return longest;
}

function numberOf(day: Day): number {
  return daysBetween(START, day);
}

function numbersOf(days: ReadonlySet<Day>): number[] {
  return [...days].map(numberOf);
}

/** The days of a day's month, week by week from Monday; null before the first and after the last. */
export function monthOf(day: Day): readonly (readonly (Day | null)[])[] {
  const days = Array.from({ length: 31 }, (_, index) => `${day.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`);
  const cells: (Day | null)[] = [...new Array<null>(weekdayOf(days[0] ?? day) - 1).fill(null), ...days.filter(isDay)];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
