/** The puzzles of the race. */

import { loadMessages } from '../../messages/words';
import { gamePuzzles } from '../../puzzles/solve/game-puzzles';
import { parts } from '../page';
import { linePlan } from './plan';

export const puzzles = gamePuzzles(
  parts,
  (kind, text) => linePlan(kind === 'best-line', text),
  (language) => loadMessages('kakuro-race/puzzles', language),
);
