/** Records of Kakuro Challenge. */

import { list } from '../core/field-kinds.js';
import { isInteger, readFields } from '../core/fields.js';
import type { RecordFormat } from '../core/game.js';
import { withoutDefaults } from '../core/options.js';
import { ok, refuse } from '../core/result.js';
import { COPIES, SIZE, TILES } from './board/board.js';
import { challengeOptions } from './options.js';
import { allPlaced } from './state.js';
import type { ChallengeTypes } from './types.js';

const digit = (raw: unknown): number | undefined => (isInteger(raw, 1, SIZE) ? raw : undefined);
const chanceFields = { tiles: list(digit, '72 digits', { min: TILES, max: TILES }) } as const;

export const record: RecordFormat<ChallengeTypes> = {
  writeOptions: (options, chance) => ({ ...withoutDefaults(options, challengeOptions), first: chance.first }),
  writeChance: ({ chance }) => ({ tiles: chance.tiles }),
  readChance(raw, options) {
    if (options.first === 'lot') return refuse('bad-request', { field: 'options.first', problem: 'missing' });
    const read = readFields(raw, chanceFields, 'chance');
    if (!read.ok) return read;
    const { tiles } = read.value;
    for (let value = 1; value <= SIZE; value++) {
      const found = tiles.filter((tile) => tile === value).length;
      if (found !== COPIES) {
        return refuse('bad-request', {
          field: 'chance.tiles',
          problem: 'count',
          digit: value,
          found,
          expected: COPIES,
        });
      }
    }
    return ok({ chance: { first: options.first, tiles }, draws: [] });
  },
  isMove: (action) => action.type !== 'accept' && action.type !== 'close',
  closingAction: (state) => (allPlaced(state) && state.open !== null ? { type: 'close' } : null),
};
