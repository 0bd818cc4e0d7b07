/** Players of Kakuro Challenge and what they know. */

export { bestMoves, rankedMoves } from './best-moves.js';
export { simpleBot, truthOf } from './simple-bot.js';
