/** What a review says of one player's part in a turn. */

import type { ReviewProgress } from './review.js';

/** A seat's part in a turn, whatever the game. */
export type AnyAssessment = ReviewProgress['turn']['assessments'][number];

/** What a verdict rests on. `bestAction` only counts by whether there is one. */
type VerdictGrounds = Pick<AnyAssessment, 'missed' | 'worthLost' | 'best'> & { readonly bestAction: unknown };

/**
 * `best`: nothing was missed. `costly`: nothing was missed now, but another move is worth more in the long run.
 * `close`: hardly anything was missed. `wise`: points were given up that come back later. `miss`: a better move was
 * there. `nothing`: there was nothing to score. `chance`: nothing was decided.
 */
export const verdictKinds = ['best', 'costly', 'close', 'wise', 'miss', 'nothing', 'chance'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** Whatever is smaller than this is a matter of rounding. */
const ROUNDING = 0.005;
/** A worth is an estimate. What is lost by less, counts as nothing lost. In points. */
const ESTIMATE = 0.3;
/**
 * What a move that scores most must lose before anybody is told so: a point, and half of what it scores. Played on by
 * strong or by master, smaller losses in Kakuro Challenge were none; larger ones were 3 to 4 points on average.
 */
const COSTLY = { points: 1, share: 0.5 } as const;
/** Where single stones are counted, each chance is exact enough. */
const STONE_ESTIMATE = 0.02;
/** Nobody sees so small a difference between two chances. */
const CLOSE_CHANCE = 0.05;

/**
 * The verdict on a seat's part in a turn. `isChance`: moves are bets, and what they score is a chance.
 * @example verdictOf({ best: 12, missed: 5, worthLost: 4, bestAction: {} }, false) // => 'miss'
 */
export function verdictOf({ missed, worthLost, best, bestAction }: VerdictGrounds, isChance: boolean): VerdictKind {
  if (worthLost === null && missed <= ROUNDING) return best > 0 || bestAction !== null ? 'chance' : 'nothing';
  if (best <= ROUNDING && missed <= ROUNDING) return 'nothing';
  if (missed <= ROUNDING) return !isChance && isCostly(worthLost ?? 0, best) ? 'costly' : 'best';
  if (isChance && missed < CLOSE_CHANCE) return 'close';
  return worthLost !== null && worthLost <= (isChance ? STONE_ESTIMATE : ESTIMATE) ? 'wise' : 'miss';
}

function isCostly(worthLost: number, scored: number): boolean {
  return worthLost >= Math.max(COSTLY.points, COSTLY.share * scored);
}
