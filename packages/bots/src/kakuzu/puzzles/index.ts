/** The puzzles of Kakuzu, as the page needs them. */

export { hintTo } from '../hint.js';
export { type StoneOdds, stoneOdds } from './best-bet.js';
export type { Deduction, Technique } from './deductions.js';
export { parseStonePuzzle, type StonePuzzle } from './parse.js';
export { proveStone, type StoneProof } from './prove-stone.js';
