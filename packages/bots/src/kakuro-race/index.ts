/** Players and solvers of the race. */

export * from './best-claim.js';
export * from './simple-bot.js';
