/** Kakuro Challenge: its bots, its analyst and the moves that score most. */

export type { ChallengeDetail } from './assess.js';
export { bestMoves, rankedMoves } from './board/best-moves.js';
export { gameBots } from './bots.js';
export type { ChallengeExplanation } from './explanation.js';
