/** Calendar dates as text. A day is the date that a device's clock shows; it has no time zone of its own. */

/** A day: `2026-11-18`. Comparing the texts compares the days. */
export type Day = string;

/** The first and the last day that are supported. Dates of wrong clocks are clamped to them. */
const FIRST: Day = '0001-01-01';
const LAST: Day = '9999-12-31';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The largest offsets of time zones from UTC. */
const EARLIEST_MS = 14 * HOUR_MS;
const LATEST_MS = 12 * HOUR_MS;

/**
 * Whether a text is a day of the calendar.
 * @example isDay('2026-02-29') // => false
 */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text < FIRST) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && utcDay(time) === text;
}

/** The day that this device's clock shows at a moment. */
export function localDay(at: Date): Day {
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = at.getFullYear();
  if (year < 1) return FIRST;
  return year > 9999 ? LAST : `${String(year).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/**
 * The day so many days later, or earlier if negative. Clamped to the supported days.
 * @example addDays('2026-03-01', -1) // => '2026-02-28'
 */
export function addDays(day: Day, days: number): Day {
  const time = startOf(day) + days * DAY_MS;
  if (time < startOf(FIRST)) return FIRST;
  return time > startOf(LAST) ? LAST : utcDay(time);
}

/**
 * How many days from one to another; negative if the second is earlier.
 * @example daysBetween('2026-11-18', '2026-12-01') // => 13
 */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}

/**
 * The day of the week, from 1 for Monday to 7 for Sunday.
 * @example weekdayOf('2026-11-18') // => 3
 */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay() || 7;
}

/**
 * Whether it is that day anywhere on earth now.
 * @example isDayNow('2026-11-19', Date.parse('2026-11-18T11:00:00Z')) // => true
 */
export function isDayNow(day: Day, now: number): boolean {
  return day >= utcDay(now - LATEST_MS) && day <= utcDay(now + EARLIEST_MS);
}

/** The time at which a day begins in UTC. */
function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function utcDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
