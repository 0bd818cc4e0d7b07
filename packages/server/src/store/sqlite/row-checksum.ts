/**
 * The checksum of a stored row. SQLite has none: a flipped byte on the disk could turn a move into another legal move,
 * unnoticed. 32-bit FNV-1a over numbers and characters; it takes a tenth of a microsecond.
 */

import type { TableNumber } from '../store.js';

/** The fields that the checksum covers. */
export interface ChecksummedRow {
  readonly version: number;
  readonly at: number;
  readonly body: string;
  /** The awaited seats, separated by commas. */
  readonly awaited: string;
  /** The table's previous row; 0 if it is the first. */
  readonly before: number;
}

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const HIGH = 2 ** 32;

/** Every step is reversible, so rows that differ in one character or number never have the same checksum. */
export function rowChecksum(table: TableNumber, { version, at, body, awaited, before }: ChecksummedRow): number {
  let sum = withNumber(BASIS, table);
  sum = withNumber(sum, version);
  sum = withNumber(sum, at);
  sum = withNumber(sum, before);
  sum = withText(sum, awaited);
  return withText(sum, body);
}

function withNumber(sum: number, value: number): number {
  return Math.imul(Math.imul(sum ^ value, PRIME) ^ Math.floor(value / HIGH), PRIME);
}

function withText(before: number, text: string): number {
  let sum = Math.imul(before ^ text.length, PRIME);
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), PRIME);
  return sum;
}
