/** The table options of Kakuzu. */

import { choice, type ReadFields, readFields, wordOrInteger, wordsOrInteger } from '../core/fields.js';
import { type Refusal, type Result, refuse } from '../core/result.js';
import { NUMBERED_SHEETS } from './numbered-sheets.js';

export const variants = ['bag', 'same-digit', 'announce'] as const;

/** How each option is read from outside, and its default. */
export const optionFields = {
  /** Who removes the first stone of the set-up and takes the first turn: a seat, or drawn by lot. */
  first: wordOrInteger('lot', 0, 3),
  variant: choice(variants),
  /** A fresh sheet, one of the 40 numbered ones drawn unseen, or the one with a number. */
  sheet: wordsOrInteger(['random', 'lot'], 1, NUMBERED_SHEETS),
  /** Minutes of thinking time for each seat. */
  clockMinutes: wordOrInteger('off', 1, 180),
} as const;

export type KakuzuOptions = ReadFields<typeof optionFields>;

/** Options from outside; what is left out has its default. */
export function parseOptions(raw: unknown, seats: number): Result<KakuzuOptions, Refusal<'bad-request'>> {
  const read = readFields(raw, optionFields, 'options');
  if (!read.ok) return read;
  const { first } = read.value;
  if (first !== 'lot' && first >= seats) {
    return refuse('bad-request', { field: 'options.first', problem: 'wrong', expected: `lot|0..${seats - 1}` });
  }
  return read;
}
