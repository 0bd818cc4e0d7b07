/** The table options of Kakuzu. */

import { choice, wordOrInteger, wordsOrInteger } from '../core/field-kinds.js';
import type { ReadFields } from '../core/fields.js';
import { option, optionsParser } from '../core/options.js';

/** How many can play. */
export const seats = { min: 1, max: 4 } as const;

/** How many numbered sheets there are. */
export const NUMBERED_SHEETS = 40;

/** The longest thinking time. Programs get it, so that only a program that hangs runs out of it. */
const MAX_MINUTES = 180;

export const kakuzuOptions = {
  /** Who removes the first stone of the set-up and takes the first turn: a seat, or drawn by lot. */
  first: option(wordOrInteger('lot', 0, seats.max - 1), { isSeat: true }),
  variant: choice(['bag', 'same-digit', 'announce']),
  /** A fresh sheet, a numbered one drawn unseen, or the one with a number. Numbered sheets are public. */
  sheet: option(wordsOrInteger(['random', 'lot'], 1, NUMBERED_SHEETS), { hiddenFromPrograms: true }),
  /** Minutes of thinking time for each seat. */
  clockMinutes: option(wordOrInteger('off', 1, MAX_MINUTES), { suggested: [20, 5, 10], programDefault: MAX_MINUTES }),
} as const;

export type KakuzuOptions = ReadFields<typeof kakuzuOptions>;

export const parseOptions = optionsParser(kakuzuOptions);
