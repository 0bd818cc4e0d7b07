/** The race: its bots, its analyst and the exact best claim. */

export type { RaceDetail, RaceFate } from './assess.js';
export { gameBots } from './bots.js';
export * from './claims/best-claim.js';
export type { RaceExplanation } from './explanation.js';
