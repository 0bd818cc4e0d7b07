/** Ids of requests and commands. */

import { randomKey } from '../../table/random-key';

const LENGTH = 32;

/** An id that nobody else chooses. */
export function randomId(): string {
  return randomKey().slice(0, LENGTH);
}
