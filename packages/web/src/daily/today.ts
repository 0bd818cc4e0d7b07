/** Which day it is on this device, also when midnight passes while the page is open. */

import { type Day, localDay } from '@riverstone/protocol/daily';
import { useEffect, useState } from 'preact/hooks';

/** How often the clock is looked at, in milliseconds. */
const LOOK = 20_000;

export function useToday(): Day {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const look = (): void => setToday(localDay(new Date()));
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** A day in words: `Wednesday, 18 November`. */
export function dayInWords(
  day: Day,
  language: string,
  form: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
