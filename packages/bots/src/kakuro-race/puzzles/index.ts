/** The puzzles of the race, as the page needs them. */

export { hintTo } from '../hint.js';
export { type LinePuzzle, parseLinePuzzle } from './parse.js';
export { type LineAgainst, type LineReason, reasonsAgainst } from './reasons.js';
