/** Kakuro Challenge: place two-sided tiles, flip others, make sums; 2 to 4 players. */

export * from './board.js';
export type { ChallengeCode, ChallengeReason } from './check.js';
export * from './claim.js';
export * from './fast-board.js';
export { kakuroChallenge } from './game.js';
export * from './kakuro.js';
export * from './moves.js';
export { formatBoard, formatKakuro, formatPlacement, parseBoard, parsePlacement } from './notation.js';
export { type ChallengeOptions, challengeOptions, stoneSquares } from './options.js';
export * from './placement.js';
export type {
  ChallengeAction,
  ChallengeChance,
  ChallengeEvent,
  ChallengeState,
  LastMove,
  OpenClaim,
} from './state.js';
export { RESULT_SECONDS } from './status.js';
export { stoneLayouts } from './stone-layouts.js';
export * from './track.js';
export type { ChallengeTypes } from './types.js';
export type { ChallengeView } from './view.js';
