/** Lengths of time in words. */

import { beforeAll, expect, test, vi } from 'vitest';
import { loadOnlineWords, switchLanguage } from '../../messages/words';
import { timeWords } from './time-words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await switchLanguage('en');
  await loadOnlineWords();
});

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '60 minutes'],
  [HOUR + 1, '2 hours'],
  [23 * HOUR, '23 hours'],
  [DAY - 1, '1 day'],
  [DAY + HOUR, '1 day and 1 hour'],
  [3 * DAY - 10 * HOUR, '2 days and 14 hours'],
  [3 * DAY, '3 days'],
  [7 * DAY, '7 days'],
])('%i ms is %s', (milliseconds, text) => {
  expect(timeWords(milliseconds)).toBe(text);
});
