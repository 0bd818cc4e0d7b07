/** Times in rows and files, in milliseconds. */

import { custom } from 'valibot';

/** No `Date` is later. */
const LATEST = 8.64e15;

/** Whether a value is a time that a calendar can show. */
export function isStoredTime(raw: unknown): raw is number {
  return typeof raw === 'number' && raw >= 0 && raw <= LATEST;
}

export const storedTimeSchema = custom<number>(isStoredTime);
