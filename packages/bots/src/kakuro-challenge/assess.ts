/**
 * Assesses the turns of Kakuro Challenge.
 *
 * For a placement, `best` is the most that any legal move with that hand scores. `expected` is the mean of `best` over
 * all tiles that the mover might have drawn. `scored` is what was credited. In claim games that is the claim: if it is
 * too low, the rest was missed; if it is above `best`, the excess was luck. An upheld challenge takes the claim away,
 * and all of it counts as missed, because an honest claim would have stood. The cost of a wrong challenge counts as
 * missed, too. In strict games a wrong flip turns back and the whole move scores 0. Over a whole game the points scored
 * add up to the final score of each seat.
 */

import type { Seat } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeEvent,
  type ChallengeState,
  type ChallengeTypes,
  type ClaimTruth,
  FastBoard,
  isEmpty,
  type Kakuro,
  kakuroChallenge,
  type LastMove,
  type Placement,
  type ScoredMove,
  scorePlacement,
  truthOf,
} from '@riverstone/rules/kakuro-challenge';
import { type Assessment, assessmentSeed, type Turn } from '../core/analysis.js';
import { Effort } from '../core/effort.js';
import { rankedMoves } from './board/best-moves.js';
import { bestOfKept, expectedBest, meanPoints } from './board/expected-best.js';
import { DIGITS, unseenBy } from './board/position.js';
import { masterProfile } from './profiles.js';
import { rank } from './rank.js';

export type ChallengeDetail =
  | {
      readonly type: 'placement';
      readonly byClock: boolean;
      /** The true points of the placement; 0 when its flips were wrong. */
      readonly points: number;
      readonly flipsLegal: boolean;
      /** How many legal moves there were, and how many of them scored. */
      readonly legalMoves: number;
      readonly scoringMoves: number;
      /** When points were missed: the Kakuros of a move that scores most. */
      readonly missedKakuros: readonly Kakuro[];
    }
  /** A challenge was upheld: the claim is taken away. */
  | { readonly type: 'claim-struck'; readonly claim: number; readonly points: number }
  /** A challenge was rejected, and cost the challenger points. */
  | { readonly type: 'false-challenge'; readonly penalty: number };

export type ChallengeAssessment = Assessment<ChallengeAction, ChallengeDetail>;
export type ChallengeTurn = Turn<ChallengeTypes>;

const boards = { base: new FastBoard(false), expert: new FastBoard(true) };
const chances = new Float64Array(DIGITS);

/** Assesses a turn for each seat. Luck is only which tiles are drawn. */
export function assess({ before, entry, after, events }: ChallengeTurn, effort = new Effort()): ChallengeAssessment[] {
  const { action } = entry;
  if (action.type === 'place' || action.type === 'place-by-clock') {
    const turnedBack = events.flatMap((event) => (event.type === 'placed' ? event.turnedBack : []));
    const truth = turnedBack.length > 0 ? nothing : null;
    return after.last === null ? [] : [assessPlacement(before, after, after.last, action, truth, effort)];
  }
  return events.flatMap((event) => assessRuling(before, event));
}

/** The truth of a move whose flips turned back. */
const nothing: ClaimTruth = { points: 0, flipsLegal: false };

/** `known` is the truth if it can't be computed from the board any more. */
function assessPlacement(
  before: ChallengeState,
  after: ChallengeState,
  last: LastMove,
  action: ChallengeAction,
  known: ClaimTruth | null,
  effort: Effort,
): ChallengeAssessment {
  const { expert } = before.options;
  const moves = rankedMoves(before.board, before.hands[last.seat] ?? [], expert);
  const truth = known ?? truthOf(after.board, last, expert);
  const [first] = moves;
  const best = first?.points ?? 0;
  const scored = last.credited;
  const expected = expectedPoints(before, last.seat);
  const missed = Math.max(0, best - scored);
  return {
    seat: last.seat,
    scored,
    expected,
    luck: scored + missed - expected,
    missed,
    best,
    bestAction:
      first === undefined || best === 0 ? null : bestAction(before, first, truth.points === best ? last : null),
    ...(last.byClock ? noDecision : comparedWithWorthiest(before, last.seat, action, effort)),
    detail: {
      type: 'placement',
      byClock: last.byClock,
      points: truth.points,
      flipsLegal: truth.flipsLegal,
      legalMoves: moves.length,
      scoringMoves: moves.filter(({ points }) => points > 0).length,
      missedKakuros: first !== undefined && missed > 0 ? scorePlacement(before.board, first.placement).kakuros : [],
    },
  };
}

/**
 * The mean of the most points over all tiles that the mover might have drawn. The last tile of its hand was drawn (in
 * its first turn both), and any unseen tile could have come instead. The other tile was kept by choice.
 */
function expectedPoints({ board, hands, options }: ChallengeState, seat: Seat): number {
  const fast = options.expert ? boards.expert : boards.base;
  const best = new Int32Array(DIGITS);
  fast.load(board);
  fast.bestPerDigit(best);
  const [kept = 0, drawn] = hands[seat] ?? [];
  const isFirstTurn = board.filter((cell) => !isEmpty(cell)).length - options.stones.length < hands.length;
  if (isFirstTurn) return expectedBest(best, unseenBy(board, []), 2);
  bestOfKept(best, kept, unseenBy(board, [kept]), drawn !== undefined, chances);
  return meanPoints(best, chances);
}

/** The move that was made, if it scores most; else the first that does. */
function bestAction({ options }: ChallengeState, first: ScoredMove, made: Placement | null): ChallengeAction {
  const { digit, side, square, flips } = made ?? first.placement;
  return { type: 'place', digit, side, square, flips, claim: options.scoring === 'claim' ? first.points : null };
}

const noDecision = { worthLost: null, worthiest: null } as const;

/** How the move compares with the one that is worth most; a move that is not legal does not. */
function comparedWithWorthiest(
  before: ChallengeState,
  seat: Seat,
  action: ChallengeAction,
  effort: Effort,
): Pick<ChallengeAssessment, 'worthLost' | 'worthiest'> {
  const view = kakuroChallenge.view(before, seat);
  const { moves } = rank({ view, seat, seed: assessmentSeed }, effort.orNodes(masterProfile.nodes));
  const [worthiest] = moves;
  const made = moves.find((move) => isSamePlacement(move.action, action));
  if (worthiest === undefined || made === undefined) return noDecision;
  const better = { action: worthiest.action, points: worthiest.points };
  return { worthLost: worthiest.worth - made.worth, worthiest: made === worthiest ? null : better };
}

function isSamePlacement(one: ChallengeAction, other: ChallengeAction): boolean {
  if (one.type !== 'place' || other.type !== 'place') return false;
  const isSameTile = one.digit === other.digit && one.side === other.side && one.square === other.square;
  return isSameTile && one.flips.join() === other.flips.join();
}

/** What a ruling took away from somebody. */
function assessRuling({ open }: ChallengeState, event: ChallengeEvent): ChallengeAssessment[] {
  if (event.type !== 'challenged') return [];
  const claim = open?.claim ?? 0;
  const { mover, seat, upheld, truth, penalty } = event;
  if (upheld) return loss(mover, claim, { type: 'claim-struck', claim, points: truth.points });
  return loss(seat, penalty, { type: 'false-challenge', penalty });
}

/** Points that somebody lost by a mistake. */
function loss(seat: Seat, points: number, detail: ChallengeDetail): ChallengeAssessment[] {
  if (points === 0) return [];
  const noChance = { expected: 0, luck: 0, best: 0, bestAction: null, ...noDecision };
  return [{ seat, scored: -points, missed: points, ...noChance, detail }];
}
