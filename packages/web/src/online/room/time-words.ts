/** A length of time in words, for deadlines that are days away. */

import { grammar, words } from '../../messages/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and hours; below a day hours alone, below an hour minutes. What has begun counts. */
export function timeWords(milliseconds: number): string {
  const text = words().online;
  if (milliseconds <= HOUR) return text.minutes({ number: Math.ceil(milliseconds / MINUTE) });
  const hours = Math.ceil(milliseconds / HOUR);
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  if (days === 0) return text.hours({ number: hours });
  if (milliseconds >= 7 * DAY || rest === 0) return text.days({ number: days });
  return grammar().and([text.days({ number: days }), text.hours({ number: rest })]);
}
