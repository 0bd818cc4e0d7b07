/** The puzzles of Kakuro Challenge, as the page needs them. */

export { hintTo } from '../hint.js';
export { type MovePuzzle, parseMovePuzzle } from './parse.js';
