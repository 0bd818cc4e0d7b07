/** Ids of requests and commands. */

import { randomKey } from '../../table/random-key';

const LENGTH = 32;

/** A unique random id. */
export function randomId(): string {
  return randomKey().slice(0, LENGTH);
}
