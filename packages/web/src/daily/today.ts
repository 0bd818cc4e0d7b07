/** Which day it is on this device, also when midnight passes while the page is open. */

import { type Day, localDay } from '@riverstone/protocol/daily';
import { useEffect, useState } from 'preact/hooks';

/** In milliseconds. */
const CHECK_INTERVAL = 20_000;

export function useToday(): Day {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const update = (): void => setToday(localDay(new Date()));
    const timer = setInterval(update, CHECK_INTERVAL);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
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
