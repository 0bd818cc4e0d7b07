/** The puzzles of Kakuzu. */

import { loadMessages } from '../../messages/words';
import { gamePuzzles } from '../../puzzles/solve/game-puzzles';
import { parts } from '../page';
import { stonePlan } from './plan';

export const puzzles = gamePuzzles(
  parts,
  (kind, text) => stonePlan(kind === 'certain-stone', text),
  (language) => loadMessages('kakuzu/puzzles', language),
);
