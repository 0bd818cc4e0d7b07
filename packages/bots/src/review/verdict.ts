/** What a review says of one player's part in a turn. */

import type { ValuedAction } from '../core/analysis.js';
import type { ReviewProgress } from './review.js';

/** A seat's part in a turn, whatever the game. */
export type AnyAssessment = ReviewProgress['turn']['assessments'][number];

/** What a verdict rests on. `bestAction` only counts by whether there is one. */
type VerdictGrounds = Pick<AnyAssessment, 'missed' | 'worthLost' | 'best' | 'passed'> & {
  readonly bestAction: unknown;
  readonly worthiest?: Pick<ValuedAction<unknown>, 'points'> | null;
};

/**
 * `best`: nothing was missed. `costly`: the move that is worth most scores no more now, but leads to more.
 * `close`: hardly anything was missed. `wise`: points were given up that come back later. `passed`: points went by
 * without a move, perhaps at no cost. `miss`: a better move was there. `nothing`: there was nothing to score. `chance`:
 * nothing was decided.
 */
export const verdictKinds = ['best', 'costly', 'close', 'wise', 'passed', 'miss', 'nothing', 'chance'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** Smaller differences are rounding errors. */
const ROUNDING = 0.005;
/** A worth is an estimate, so smaller losses count as none. In points. */
const ESTIMATE = 0.3;
/**
 * A move that scores most is costly only if it loses a point and half of what it scores. When strong or master played
 * on in Kakuro Challenge, smaller estimated losses did not matter; larger ones cost 3 to 4 points on average.
 */
const COSTLY = { points: 1, share: 0.5 } as const;
/** Chances of single stones are more exact. */
const STONE_ESTIMATE = 0.02;
/** From which size a miss is clear: a worth is an estimate, and people can't weigh small chances. */
const CLEAR = { points: 1, chance: 0.1 } as const;
/** Players can't see a smaller difference between two chances. */
const CLOSE_CHANCE = 0.05;

/**
 * The verdict on a seat's part in a turn. `isChance`: moves are bets, and what they score is a chance.
 * @example verdictOf({ best: 12, missed: 5, worthLost: 4, bestAction: {} }, false) // => 'miss'
 */
export function verdictOf(grounds: VerdictGrounds, isChance: boolean): VerdictKind {
  const { missed, worthLost, best, bestAction, worthiest = null, passed = false } = grounds;
  if (worthLost === null && missed <= ROUNDING) return best > 0 || bestAction !== null ? 'chance' : 'nothing';
  if (best <= ROUNDING && missed <= ROUNDING) return 'nothing';
  if (missed <= ROUNDING) return !isChance && isCostly(worthLost ?? 0, best) ? 'costly' : 'best';
  if (isChance && missed < CLOSE_CHANCE) return 'close';
  if (worthLost === null) return 'miss';
  // Who found no line gave up nothing on purpose: that deserves no praise.
  if (isAsGood(worthLost, isChance)) return passed ? 'passed' : 'wise';
  // Nobody should learn to take points that master would not take either.
  return !isChance && worthiest !== null && worthiest.points <= best - missed ? 'costly' : 'miss';
}

/**
 * Whether a move that is worth so much less than another is as good, as far as estimates tell.
 * @example isAsGood(0.2, false) // => true
 */
export function isAsGood(worthLost: number, isChance: boolean): boolean {
  return worthLost <= (isChance ? STONE_ESTIMATE : ESTIMATE);
}

/**
 * Whether a move is a mistake to learn from: a clear miss, which somebody could have seen.
 * @example isClearMiss({ best: 12, missed: 5, worthLost: 0.6, bestAction: {} }, false) // => false
 */
export function isClearMiss(grounds: VerdictGrounds, isChance: boolean): boolean {
  if (verdictOf(grounds, isChance) !== 'miss') return false;
  return isChance ? grounds.missed >= CLEAR.chance : (grounds.worthLost ?? grounds.missed) >= CLEAR.points;
}

function isCostly(worthLost: number, scored: number): boolean {
  return worthLost >= Math.max(COSTLY.points, COSTLY.share * scored);
}
