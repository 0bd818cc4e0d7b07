/** Puzzles: their kinds, and how they are made from games between bots. */

export { featureOf, type MadePuzzle, type PuzzleFeatures } from '../core/puzzle.js';
export { boundedRating, choosePuzzles, type RatedPuzzle } from './choose.js';
export { isPuzzleKind, type PuzzleKind, puzzleGames, puzzleKinds } from './kinds.js';
export { makePuzzles } from './make.js';
export {
  PUZZLES_A_FILE,
  type PuzzleEntry,
  type PuzzleShelf,
  type PuzzleShelves,
  puzzleFiles,
  readPuzzles,
} from './puzzle-file.js';
export { puzzleMakers } from './registry.js';
export { type PuzzleTheme, themesOf } from './themes.js';
