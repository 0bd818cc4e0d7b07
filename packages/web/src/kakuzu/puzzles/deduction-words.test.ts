/** What a deduction of Kakuzu says: which row, column or box it is about. */

import { expect, it } from 'vitest';
import type { KakuzuPuzzlesMessages } from '../../messages/generated/kakuzu/puzzles';
import { deductionWords } from './deduction-words';

const texts = {
  unit: { row: ({ row }) => `row ${row}`, column: ({ column }) => `column ${column}`, box: ({ box }) => `box ${box}` },
  steps: { onlyPlace: ({ unit }) => unit },
} as KakuzuPuzzlesMessages;

it.each([
  [0, 'row 1'],
  [9, 'column a'],
  [18, 'box 0'],
  [21, 'box 3'],
  [26, 'box 8'],
])('unit %i is %s', (unit, said) => {
  expect(deductionWords(texts, { technique: 'only-place', unit, squares: [27], digits: [1] })).toBe(said);
});
