/** What Kakuzu brings to the tests that every game passes. */

import { pick } from '../../src/index.js';
import type { KakuzuTypes } from '../../src/kakuzu/index.js';
import { chance, combinations, type GameTestKit } from '../game-test-kit.js';
import { examples } from './example-names.js';

const SIZE = 9;

export const testKit: GameTestKit<KakuzuTypes> = {
  tables: [
    {
      seats: [1, 2, 3, 4],
      options: combinations({
        variant: ['bag', 'same-digit', 'announce'],
        clockMinutes: ['off', 5],
        sheet: ['random', 'lot', 7],
      }),
    },
  ],
  timedOptions: { clockMinutes: 5 },
  botTables: [{}, { variant: 'same-digit' }, { variant: 'announce' }, { sheet: 7, clockMinutes: 5 }],
  secretTables: [{}, { variant: 'announce' }],

  wild(view, _seat, rng) {
    const announces = view.options.variant === 'announce' && view.phase !== 'setup';
    const stones = [...view.uncovered.keys()].filter((square) => view.uncovered[square] === 0);
    const square = chance(rng, 95) && stones.length > 0 ? pick(stones, rng) : rng.below(SIZE * SIZE);
    const announced = chance(rng, 98) === announces ? 1 + rng.below(SIZE) : null;
    return { type: 'remove', square, announced };
  },

  /** Under every stone lies another digit. That is no sudoku any more, but nobody may see that either. */
  twin(state) {
    if (state.phase === 'over') return state;
    const sheet = state.sheet.map((digit, square) => (state.uncovered[square] === 0 ? 1 + (digit % SIZE) : digit));
    return { ...state, sheet };
  },

  /** Every row of the sheet that is not open as a whole. */
  hiddenOrders: ({ sheet, uncovered }) =>
    Array.from({ length: SIZE }, (_, row) => row * SIZE)
      .filter((first) => uncovered.slice(first, first + SIZE).includes(0))
      .map((first) => sheet.slice(first, first + SIZE).map(String)),
  tellingLength: SIZE,

  promptKeyOf: ({ uncovered, drawn }) =>
    `${String(uncovered).replaceAll(/[./]/g, '').length}:${(drawn as readonly number[]).length}`,

  examples,
};
