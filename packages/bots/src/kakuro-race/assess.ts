/**
 * Assesses a marker for every seat, once it is closed.
 *
 * `best` is the points of the seat's best claim for this marker. `expected` is the average of a marker, over all
 * markers that could have come (this one and those face down) and over who is first: see `expectedPoints`. Then:
 * - the finder missed the difference between the best claim and its own; whether the marker was a good one is luck;
 * - a seat that was still searching missed nothing: that another seat was first is luck, too;
 * - a seat that had said none, sat out after a wrong call or searched until the marker was set aside missed the best
 *   claim;
 * - in a sealed game, where nobody is first, a seat that did not get the marker missed its best claim if that has more
 *   points than the winner's; otherwise it missed nothing.
 * So `scored = expected + luck - missed` for every seat, and the points scored add up to the final score.
 */

import type { Seat } from '@riverstone/rules';
import {
  type Claim,
  formatClaim,
  kakuroRace,
  laidTiles,
  type RaceAction,
  type RaceEvent,
  type RaceState,
  type RaceTypes,
} from '@riverstone/rules/kakuro-race';
import type { Assessment, Turn, ValuedAction } from '../core/analysis.js';
import { Effort } from '../core/effort.js';
import { bestFor, expectedPoints, pointsOf } from './claims/expected-points.js';
import { ASSESS_NODES } from './profiles.js';
import { type LostWorth, worthLost } from './worth-lost.js';

/**
 * How a marker ended for a seat. `outbid`: in a sealed game, although a claim with more points was there.
 * `claimed-wrongly`: only in solo games.
 */
export type RaceFate = 'found' | 'beaten' | 'outbid' | 'gave-up' | 'called-wrongly' | 'claimed-wrongly' | 'unsolved';

/** The details of a marker for a seat. */
export interface RaceDetail {
  readonly marker: number;
  /** Counts the markers turned up, from 1. */
  readonly number: number;
  readonly fate: RaceFate;
  /** Who solved the marker, and with what; null where nobody did. */
  readonly finder: Seat | null;
  readonly claim: string | null;
  /** The seat's best claim and its number of tiles; null if it is proven that there was none. */
  readonly bestClaim: string | null;
  readonly bestTiles: number | null;
}

type Solved = RaceEvent & { readonly type: 'solved' };

/** The assessments of a turn that closed a marker; none for other turns. */
export function assess(turn: Turn<RaceTypes>, effort = new Effort()): Assessment<RaceAction, RaceDetail>[] {
  const { before, events } = turn;
  const solved = events.find((event): event is Solved => event.type === 'solved') ?? null;
  const isClosed = solved !== null || events.some(({ type }) => type === 'unsolved');
  if (before.round === null || !isClosed) return [];
  const limited = effort.orNodes(ASSESS_NODES);
  // Each seat may use its share of the effort, and what the seats before it have left.
  return expectedPoints(before).map((expected, seat, all) =>
    assessSeat(turn, seat, expected, solved, limited, (seat + 1) / all.length),
  );
}

function assessSeat(
  { before, events }: Turn<RaceTypes>,
  seat: Seat,
  expected: number,
  solved: Solved | null,
  effort: Effort,
  share: number,
): Assessment<RaceAction, RaceDetail> {
  const claim = bestFor(before, seat, before.round?.marker ?? 0);
  const best = pointsOf(claim);
  const scored = solved?.seat === seat ? solved.points : 0;
  const fate = fateOf(before, events, seat, solved, best);
  const missed = fate === 'beaten' ? 0 : best - scored;
  const chosen = solved?.seat === seat ? solved.claim : null;
  const decided = fate !== 'beaten' && best > 0;
  const lost = decided ? worthLost(kakuroRace.view(before, seat), seat, chosen, effort, share) : null;
  return {
    seat,
    scored,
    expected,
    luck: scored + missed - expected,
    missed,
    best,
    bestAction: claim && claiming(before, claim),
    worthLost: lost?.lost ?? null,
    worthiest: worthiestOf(before, lost),
    passed: decided && fate !== 'found',
    detail: detailOf(before, fate, solved, claim),
  };
}

function claiming({ options }: RaceState, claim: Claim): RaceAction {
  return { type: options.sealed ? 'seal' : 'claim', claim };
}

/** Only where something better was found for sure. */
function worthiestOf(before: RaceState, lost: LostWorth | null): ValuedAction<RaceAction> | null {
  if (lost?.better === undefined || lost.lost <= 0) return null;
  const { better } = lost;
  return better === null
    ? { action: { type: 'none' }, points: 0 }
    : { action: claiming(before, better), points: pointsOf(better) };
}

function detailOf({ round }: RaceState, fate: RaceFate, solved: Solved | null, best: Claim | null): RaceDetail {
  return {
    marker: round?.marker ?? 0,
    number: round?.number ?? 0,
    fate,
    finder: solved?.seat ?? null,
    claim: solved && formatClaim(solved.claim),
    bestClaim: best && formatClaim(best),
    bestTiles: best && laidTiles(best).length,
  };
}

function fateOf(
  { options, round, scores }: RaceState,
  events: readonly RaceEvent[],
  seat: Seat,
  solved: Solved | null,
  best: number,
): RaceFate {
  if (solved?.seat === seat) return 'found';
  const isWrong = events.some((event) => event.type === 'wrong-call' && event.seat === seat);
  if (isWrong || round?.out.includes(seat)) return scores.length === 1 ? 'claimed-wrongly' : 'called-wrongly';
  if (solved === null) return 'unsolved';
  if (options.sealed) return best > solved.points ? 'outbid' : 'beaten';
  return round?.none.includes(seat) ? 'gave-up' : 'beaten';
}
