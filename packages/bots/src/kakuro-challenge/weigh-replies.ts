/** Looks one move ahead: the points seen, minus a share of the reply, plus a share of the own next move. */

import type { Seat } from '@riverstone/rules';
import {
  type ChallengeView,
  FastBoard,
  type Placement,
  type ScoredMove,
  tile,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import type { ChallengeDecision } from './answers.js';
import { bestOfKept, expectedBest, meanPoints } from './board/expected-best.js';
import { DIGITS, type Position, positionOf } from './board/position.js';
import type { SeenMove } from './perception.js';
import { placing } from './plain-bot.js';

/** How much counts of what comes after a move. */
export interface ReplyWeights {
  /** The share of the expected reply that counts against a move. */
  readonly replyShare: number;
  /** The share of the own next score, if the board stayed as it is, that counts for a move. */
  readonly ownShare: number;
}

/** A move and what was weighed. */
interface RatedMove {
  readonly placement: Placement;
  readonly points: number;
  readonly expectedReply: number;
  readonly expectedOwn: number;
}

const boards = { base: new FastBoard(false), expert: new FastBoard(true) };
const best = new Int32Array(DIGITS);
const chances = new Float64Array(DIGITS);

/** The move with the best sum. A move whose points were overlooked counts as if it had none. */
export function weighReplies(
  view: ChallengeView,
  seat: Seat,
  moves: readonly ScoredMove[],
  seen: readonly SeenMove[],
  { replyShare, ownShare }: ReplyWeights,
): ChallengeDecision | null {
  const position = positionOf(view, seat);
  const pointsSeen = new Map(seen.map(({ placement, points }) => [placement, points]));
  let chosen: RatedMove | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { placement } of moves) {
    const weighed = weigh(position, placement, pointsSeen.get(placement) ?? 0);
    const worth = weighed.points - replyShare * weighed.expectedReply + ownShare * weighed.expectedOwn;
    if (worth <= most) continue;
    most = worth;
    chosen = weighed;
  }
  if (chosen === null) return null;
  const { placement, points, expectedReply, expectedOwn } = chosen;
  const explanation = { code: 'points-and-reply', points, expectedReply, replyShare, expectedOwn, ownShare } as const;
  return placing(view, placement, points, explanation);
}

function weigh(position: Position, placement: Placement, points: number): RatedMove {
  const { board, hand, handSizes, unseen, expert, seat, bagSize } = position;
  const { square, digit, side, flips } = placement;
  const fast = expert ? boards.expert : boards.base;
  fast.load(withMove(board, square, tile(digit, side), flips));
  fast.bestPerDigit(best);
  const expectedReply = expectedBest(best, unseen, handSizes[(seat + 1) % handSizes.length] ?? 0);
  const [kept = 0] = hand.toSpliced(hand.indexOf(digit), 1);
  bestOfKept(best, kept, unseen, bagSize > 0, chances);
  return { placement, points, expectedReply, expectedOwn: meanPoints(best, chances) };
}
