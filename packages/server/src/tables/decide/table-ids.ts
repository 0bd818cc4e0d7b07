/** Ids and secrets: random, and long enough that nobody guesses one. */

import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 14;

/** The id of a table, as it stands in its link: some 72 bits. */
export function newTableId(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What a shuffle comes from: 256 bits as hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
