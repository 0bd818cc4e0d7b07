/** The puzzles of Kakuro Challenge. */

import { loadMessages } from '../../messages/words';
import { gamePuzzles } from '../../puzzles/solve/game-puzzles';
import { parts } from '../page';
import { movePlan } from './plan';

export const puzzles = gamePuzzles(
  parts,
  (kind, text) => movePlan(kind === 'expert-move', text),
  (language) => loadMessages('kakuro-challenge/puzzles', language),
);
