/** Kakuro Challenge: place two-sided tiles, flip others, make sums; 2 to 4 players. */

export * from './board/board.js';
export * from './board/fast-board.js';
export * from './board/kakuro.js';
export * from './board/moves.js';
export * from './board/placement.js';
export { stoneLayouts } from './board/stone-layouts.js';
export * from './board/track.js';
export type { ChallengeCode, ChallengeReason } from './check.js';
export * from './claim.js';
export { kakuroChallenge } from './game.js';
export { formatBoard, formatKakuro, formatPlacement, parseBoard, parsePlacement } from './notation.js';
export { type ChallengeOptions, challengeOptions, stoneSquares } from './options.js';
export type {
  ChallengeAction,
  ChallengeChance,
  ChallengeEvent,
  ChallengeState,
  LastMove,
  OpenClaim,
} from './state.js';
export { RESULT_SECONDS } from './status.js';
export type { ChallengeTypes } from './types.js';
export type { ChallengeView } from './view.js';
