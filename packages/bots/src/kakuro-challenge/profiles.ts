/** The numbers of the bots: what they mean, and how they were found. */

import type { ChallengePerception } from './perception.js';
import type { ReplyWeights } from './weigh-replies.js';

/** Looking ahead over chances (`lookahead.ts`). From matches of 300 paired games for two against the plain player. */
export const lookaheadProfile = {
  /**
   * Outcomes less likely than this are skipped, and the others stand for them. 0 is slower and no better, 0.06 is no
   * worse.
   */
  leastChance: 0.02,
  /**
   * How much of what the kept tile could score counts at the end of a chain: 0.25, 0.5 and 0.8 win 88.8, 89.5 and 88.6
   * %.
   */
  keptShare: 0.5,
};

/** What master does by itself. */
export const masterProfile = {
  /** Positions examined for one move: about 35 ms of one core. */
  nodes: 50_000,
  /** How many moves, the best after the reply, are examined further. */
  chainMoves: 30,
  /** Plies of a chain: its own move, the reply, its next move, the reply to that. */
  chainPlies: 4,
  /** How many moves, the best after the chain, are played on; 16 find nothing more. */
  playedMoves: 12,
};

/**
 * Continuations (`continuations.ts`). Measured on 300 positions with continuations of 14 plies in which the player
 * looks at replies: 4 to 12 plies, and better own moves in the continuation, all gain 0.2 to 0.3 points a move over the
 * chain.
 */
export const continuationProfile = {
  /** Plies after the move. */
  plies: 6,
  /** The weight of one more ply: half, so that neither side has the last move. */
  lastShare: 0.5,
  /** The result of the chain counts as much as this many continuations. */
  prior: 60,
};

/** What is concluded from an opponent's last move (`kept-tile.ts`). */
export const inferenceProfile = {
  /**
   * How likely, compared with other tiles, somebody kept one that would have scored more. 1 concludes nothing. Against
   * the plain player 0.1 and 0.3 win 86 and 89 points more, 1 only 82 (300 pairs); people are less strict than the
   * plain player.
   */
  doubt: 0.2,
};

/** A level below master. */
export interface LevelProfile {
  readonly perception: ChallengePerception;
  /** How much of what comes after a move is considered; null for nothing. */
  readonly foresight: ReplyWeights | null;
  /** The chance to check another player's claim. */
  readonly checksClaim: number;
  /** The chance to challenge a claim without checking it. */
  readonly doubtsClaim: number;
}

/**
 * Set so that each level wins about four of five games against the one below, at base, expert and claim tables (100
 * pairs each: 82 to 87 %). Without a share of its own next move, two strong bots close the board and hardly score.
 */
export const levelProfiles = {
  novice: {
    perception: { row: 0.88, column: 0.88, longer: 0.94, flip: 0.65, another: 0.65, miscount: 0.02 },
    foresight: null,
    checksClaim: 0.3,
    doubtsClaim: 0.01,
  },
  casual: {
    perception: { row: 0.95, column: 0.95, longer: 0.97, flip: 0.87, another: 0.87, miscount: 0.01 },
    foresight: null,
    checksClaim: 0.65,
    doubtsClaim: 0.003,
  },
  strong: {
    perception: { row: 0.97, column: 0.98, longer: 0.985, flip: 0.93, another: 0.97, miscount: 0 },
    foresight: { replyShare: 0.2, ownShare: 0.2 },
    checksClaim: 0.95,
    doubtsClaim: 0,
  },
} as const satisfies Record<string, LevelProfile>;

/** How games go on between equal players (`forecast.ts`): measured in 300 games of two casual bots, base and expert. */
export const forecastProfile = {
  /** The number of tiles per stage. */
  stage: 8,
  /**
   * By stage: the average points of a placement. Four players score the same within half a point. `spread` is the
   * standard deviation of what a seat still scores, divided by the root of its placements left: nearly the same at
   * every stage, and a tenth less for four players.
   */
  base: { points: [3, 7.4, 10.7, 13.2, 13.1, 11.6, 10.7, 9.7, 6.9], spread: 13 },
  expert: { points: [3, 8.1, 12, 15.4, 16.8, 15.9, 14.5, 12.1, 8.6], spread: 16 },
} as const;
