/** Days in a row, and a month of them. */

import { addDays, type Day, weekdayOf } from '@riverstone/protocol/daily';

/** A missed day is forgiven if it is the only one within this many days. */
const FORGIVING = 7;

/**
 * How many days were played in a row, up to today or yesterday. One missed day a week is forgiven, and not counted.
 * @example streakOf(new Set(['2026-11-15', '2026-11-17']), '2026-11-18') // => 2
 */
export function streakOf(played: ReadonlySet<Day>, today: Day): number {
  let days = 0;
  let pardoned: Day | null = null;
  // Today is not over yet.
  for (let day = played.has(today) ? today : addDays(today, -1); ; day = addDays(day, -1)) {
    if (played.has(day)) days++;
    else if (isPardonUsed(pardoned, day) || !played.has(addDays(day, -1))) return days;
    else pardoned = day;
  }
}

/** Whether a later day within a week was forgiven already. */
function isPardonUsed(pardoned: Day | null, day: Day): boolean {
  return pardoned !== null && pardoned < addDays(day, FORGIVING);
}

/** The longest streak that there ever was. */
export function longestStreak(played: ReadonlySet<Day>): number {
  return Math.max(0, ...[...played].map((day) => streakOf(played, day)));
}

/** The days of a day's month, week by week from Monday; null before the first and after the last. */
export function monthOf(day: Day): readonly (readonly (Day | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const cells: (Day | null)[] = new Array<null>(weekdayOf(first) - 1).fill(null);
  for (let each = first; each.startsWith(month); each = addDays(each, 1)) cells.push(each);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
