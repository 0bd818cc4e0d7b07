/** Records of Kakuzu. */

import { list } from '../core/field-kinds.js';
import { isInteger, readFields } from '../core/fields.js';
import type { RecordFormat } from '../core/game.js';
import { withoutDefaults } from '../core/options.js';
import { ok, refuse } from '../core/result.js';
import { formatSheet, parseSheet } from './notation.js';
import { kakuzuOptions } from './options.js';
import type { KakuzuAction } from './state.js';
import type { KakuzuTypes } from './types.js';

/** More draws than any game makes; a list longer than that is no record. */
const MAX_DRAWS = 100_000;

const digit = (raw: unknown): number | undefined => (isInteger(raw, 0, 9) ? raw : undefined);
const text = { expected: 'text', read: (raw: unknown) => (typeof raw === 'string' ? raw : undefined) };
const draws = list(digit, 'digits from 0 to 9', { min: 0, max: MAX_DRAWS });
/** Nothing is drawn where digits are announced, so there the list is empty or left out. */
const noDraws = list(digit, 'an empty list', { min: 0, max: 0 }, []);

export const record: RecordFormat<KakuzuTypes> = {
  writeOptions: (options, chance) => ({ ...withoutDefaults(options, kakuzuOptions), first: chance.first }),
  writeChance: ({ chance, draws: drawn }) => ({
    sheet: formatSheet(chance.sheet),
    draws: drawn.flatMap((action) => (action.type === 'draw' ? [action.digit] : [])),
  }),
  readChance(raw, options) {
    if (options.first === 'lot') return refuse('bad-request', { field: 'options.first', problem: 'missing' });
    const read = readFields(raw, { sheet: text, draws: options.variant === 'announce' ? noDraws : draws }, 'chance');
    if (!read.ok) return read;
    const sheet = parseSheet(read.value.sheet);
    if (!sheet.ok)
      return refuse('bad-request', { field: 'chance.sheet', problem: 'wrong', expected: 'a complete sudoku' });
    return ok({
      chance: { first: options.first, sheet: sheet.value },
      draws: read.value.draws.map((drawn): KakuzuAction => ({ type: 'draw', digit: drawn })),
    });
  },
  isMove: (action) => action.type !== 'draw',
  closingAction: () => null,
};
