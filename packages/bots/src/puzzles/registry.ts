/** What makes the puzzles of each kind. */

import { bestMoveMaker } from '../kakuro-challenge/puzzles/best-move.js';
import { anyLineMaker } from '../kakuro-race/puzzles/any-line.js';
import { bestLineMaker } from '../kakuro-race/puzzles/best-line.js';
import { bestBetMaker } from '../kakuzu/puzzles/best-bet.js';
import { certainStoneMaker } from '../kakuzu/puzzles/certain-stone.js';
import type { PuzzleKind } from './kinds.js';

export const puzzleMakers = {
  'best-move': bestMoveMaker(false),
  'expert-move': bestMoveMaker(true),
  'best-line': bestLineMaker,
  'any-line': anyLineMaker,
  'certain-stone': certainStoneMaker,
  'best-bet': bestBetMaker,
} as const satisfies Readonly<Record<PuzzleKind, unknown>>;
