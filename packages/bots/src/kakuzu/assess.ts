/** Assesses the turns of Kakuzu, with skill and luck apart. */

import type { Seat } from '@riverstone/rules';
import { bagOf, type KakuzuAction, type KakuzuState, type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { type Assessment, assessmentSeed, type Turn } from '../core/analysis.js';
import { Effort } from '../core/effort.js';
import { occasionRng } from '../core/occasion-rng.js';
import type { KakuzuDetail } from './detail.js';
import { occasion } from './occasion.js';
import { type Posterior, posteriorOf } from './posterior.js';
import { foresight } from './profiles.js';
import { movesFrom } from './rank.js';
import type { KakuzuMove } from './removal.js';

export type KakuzuAssessment = Assessment<KakuzuAction, KakuzuDetail>;
type KakuzuTurn = Turn<KakuzuTypes>;
type RemoveAction = KakuzuAction & { readonly type: 'remove' };

const DIGITS = 9;

/**
 * Assesses a removal for the seat that made it and for the next seat, and a drawn 0 for the seat in turn. The stones of
 * the set-up belong to nobody. A drawn digit counts with the removal that follows.
 */
export function assess({ before, entry, after }: KakuzuTurn, effort = new Effort()): KakuzuAssessment[] {
  const { action } = entry;
  const allowed = effort.orNodes(foresight.nodes);
  if (action.type === 'draw' && action.digit === 0) return [assessZero(before, allowed)];
  if (action.type === 'remove' && before.phase === 'remove') return assessRemoval(before, action, after, allowed);
  return [];
}

function assessZero(before: KakuzuState, effort: Effort): KakuzuAssessment {
  const { odds, grids, exact } = posteriorBefore(before, effort);
  const bag = bagOf(before);
  const expected = meanOfBest(bag, odds, before);
  const detail: KakuzuDetail = { code: 'zero', digits: bag.length - 1, grids, exact };
  const luck = 0 - expected;
  return {
    seat: before.turn,
    scored: 0,
    expected,
    luck,
    missed: 0,
    best: 0,
    bestAction: null,
    worthLost: null,
    worthiest: null,
    detail,
  };
}

function assessRemoval(
  before: KakuzuState,
  action: RemoveAction,
  after: KakuzuState,
  effort: Effort,
): KakuzuAssessment[] {
  const posterior = posteriorBefore(before, effort);
  const moves = movesFrom(kakuzu.view(before, before.turn), posterior, effort);
  const made = moves.find((move) => isSame(move, action));
  const [worthiest] = moves;
  const likeliest = moves.reduce((best, move) => (move.points > best.points ? move : best));
  if (made === undefined || worthiest === undefined) throw new Error('a stone was removed that could not be');
  const scored = after.last?.to === before.turn ? 1 : 0;
  const expected = expectedBefore(before, likeliest.points, posterior.odds);
  const own: KakuzuAssessment = {
    seat: before.turn,
    scored,
    expected,
    luck: likeliest.points - expected + (scored - made.points),
    missed: likeliest.points - made.points,
    best: likeliest.points,
    bestAction: likeliest.points > 0 ? likeliest.action : null,
    worthLost: worthiest.worth - made.worth,
    worthiest: worthiest === made ? null : { action: worthiest.action, points: worthiest.points },
    detail: removalDetail(made, action, likeliest, posterior),
  };
  return before.scores.length === 1 ? [own] : [own, assessNext(before, scored === 0, made.points)];
}

/** What the next seat got, or did not get. It decided nothing, so all of it is luck. */
function assessNext({ turn, scores }: KakuzuState, received: boolean, chance: number): KakuzuAssessment {
  const seat: Seat = (turn + 1) % scores.length;
  const scored = received ? 1 : 0;
  const expected = 1 - chance;
  const detail: KakuzuDetail = { code: 'next', received, chance };
  const luck = scored - expected;
  const nothing = { missed: 0, best: 0, bestAction: null, worthLost: null, worthiest: null };
  return { seat, scored, expected, luck, ...nothing, detail };
}

function removalDetail(
  made: KakuzuMove,
  { square }: RemoveAction,
  likeliest: KakuzuMove,
  { odds, grids, exact }: Posterior,
): KakuzuDetail {
  const best = likeliest.action as RemoveAction;
  return {
    code: 'removal',
    wanted: digitOf(made),
    odds: [...odds.subarray(square * DIGITS, (square + 1) * DIGITS)],
    chance: made.points,
    bestChance: likeliest.points,
    bestSquare: best.square,
    bestDigit: digitOf(likeliest),
    grids,
    exact,
  };
}

const digitOf = ({ explanation }: KakuzuMove): number => ('digit' in explanation ? explanation.digit : 0);

const isSame = ({ action }: KakuzuMove, { square, announced }: RemoveAction): boolean =>
  action.type === 'remove' && action.square === square && action.announced === announced;

function posteriorBefore(before: KakuzuState, effort: Effort): Posterior {
  // As a ranking with that seed draws its grids, so that both tell the same odds.
  const { turn: seat, uncovered } = before;
  const rng = occasionRng({ seed: assessmentSeed, seat }, occasion(kakuzu.view(before, seat)));
  return posteriorOf(uncovered, rng, effort);
}

/** What the best removal keeps on average before the digit was drawn; the best chance itself if no digit was drawn. */
function expectedBefore(before: KakuzuState, best: number, odds: Float64Array): number {
  const { variant } = before.options;
  if (variant === 'announce' || (variant === 'same-digit' && before.kept > 0)) return best;
  return meanOfBest(bagOf({ ...before, drawn: before.drawn.slice(0, -1) }), odds, before);
}

/** The mean of the best chances of the digits in the bag; the 0 counts as no chance. */
function meanOfBest(bag: readonly number[], odds: Float64Array, { uncovered }: KakuzuState): number {
  const best = bag.map((digit) =>
    uncovered.reduce(
      (most, open, square) =>
        open > 0 || digit === 0 ? most : Math.max(most, odds[square * DIGITS + digit - 1] as number),
      0,
    ),
  );
  return best.reduce((sum, chance) => sum + chance, 0) / bag.length;
}
