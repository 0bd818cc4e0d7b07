/** Every number that was found by playing, what it means, and how it was found. */

import type { ChallengePerception } from './perception.js';
import type { ReplyWeights } from './weigh-replies.js';

/** Looking ahead over chances (`lookahead.ts`). From matches of 300 paired games for two against the plain player. */
export const lookaheadProfile = {
  /**
   * Outcomes less likely than this are not looked into, the others stand for them. 0 plays no better and takes longer,
   * 0.06 no worse.
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
  /** Positions that it looks at for one move: 35 ms or so of one core. */
  nodes: 50_000,
  /** So many moves, the best by the reply, are looked at further. */
  chainMoves: 30,
  /** Plies of a chain: its own move, the reply, its next move, the reply to that. */
  chainPlies: 4,
  /** So many moves, the best by the chain, are played out; 16 find nothing more. */
  playedMoves: 12,
};

/**
 * Continuations (`continuations.ts`). Judged on 300 positions by continuations of 14 plies in which the player itself
 * looks at replies: 4 to 12 plies, and wiser moves of its own in the continuation, all bring 0.2 to 0.3 points a move
 * over the chain.
 */
export const continuationProfile = {
  /** Plies after the move. */
  plies: 6,
  /** How much the ply after the last counts: half of it, so that neither side has the last word. */
  lastShare: 0.5,
  /** How many continuations the chain's word counts for. */
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
  /** How much of what comes after a move is thought of; null: nothing. */
  readonly foresight: ReplyWeights | null;
  /** The chance to count a claim of somebody else again. */
  readonly checksClaim: number;
  /** The chance to challenge a claim that was not counted, on a feeling. */
  readonly doubtsClaim: number;
}

/**
 * Set so that each level wins four games of five or so against the one below, at base, expert and claim tables alike
 * (100 pairs each: 82 to 87 %). Without a share of its own next move, two strong players close the board and hardly
 * anybody scores.
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

/** How games go on between equals (`forecast.ts`): measured in 300 games of two casual players, base and expert. */
export const forecastProfile = {
  /** So many tiles on the board make a stage. */
  stage: 8,
  /**
   * By stage: what a placement brings on average. Four players score the same within half a point a placement. `spread`
   * is the standard deviation of what a seat still scores, over the root of its placements left: nearly the same at
   * every stage, and a tenth less for four players.
   */
  base: { points: [3, 7.4, 10.7, 13.2, 13.1, 11.6, 10.7, 9.7, 6.9], spread: 13 },
  expert: { points: [3, 8.1, 12, 15.4, 16.8, 15.9, 14.5, 12.1, 8.6], spread: 16 },
} as const;
