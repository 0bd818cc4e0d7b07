/** Players of Kakuro Challenge and what they know. */

export { bestMoves, rankedMoves } from './best-moves.js';
export { simpleBot } from './simple-bot.js';
