/**
 * What doc examples of Kakuzu may name: `sheet`, the first numbered one, which is also what their table is dealt;
 * `uncovered`, that sheet with three stones of four removed.
 */

import { numberedSheet } from '../../src/kakuzu/index.js';
import type { ExampleNames } from '../game-test-kit.js';

const sheet = numberedSheet(1);

export const examples: ExampleNames = {
  options: { sheet: 1, first: 0 },
  names: { sheet, uncovered: sheet.map((digit, square) => (square % 4 === 0 ? 0 : digit)) },
};
