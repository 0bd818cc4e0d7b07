/** Random table ids and secrets, long enough that nobody can guess one. */

import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 14;

/** The id of a table, as in its link: about 72 bits. */
export function newTableId(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The secret that a shuffle is derived from: 256 bits, in hexadecimal. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
