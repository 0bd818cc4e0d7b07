/** Why the server refused something, in words. */

import { words } from '../../messages/words';

export function refusalWords(code: string): string {
  const { refusals } = words().online;
  const known = Object.entries(refusals).find(([name]) => name === code);
  return known?.[1] ?? refusals.unknown;
}
