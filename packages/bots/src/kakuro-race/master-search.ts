/** How master weighs claims: all plausible ones are played on through the same random futures. */

import type { Rng, Seat } from '@riverstone/rules';
import type { RaceView } from '@riverstone/rules/kakuro-race';
import type { Effort } from '../core/effort.js';
import { type Candidate, candidates } from './claims/candidates.js';
import { Playouts } from './playouts.js';
import { positionOf } from './position.js';
import { type SearchPlan, searchPlan } from './profiles.js';

/** A claim, or (null) leaving the marker to the others, with its expected result. */
export interface RatedClaim {
  readonly candidate: Candidate | null;
  /**
   * The expected final lead over the best of the others (in a solo game: the points); the first estimate if no future
   * was tried.
   */
  readonly worth: number;
  /** The number of futures. */
  readonly futures: number;
}

/** A candidate during the search. */
interface SearchedClaim {
  readonly candidate: Candidate | null;
  /** The first estimate, and its distance to the best one. */
  readonly firstSight: number;
  readonly behind: number;
  /** How often it was in the better half. */
  rounds: number;
  total: number;
  futures: number;
}

/** The plausible claims and *none*, the best first. Searches until a share of the effort is used up. */
export function weigh(view: RaceView, seat: Seat, rng: Rng, effort: Effort, share = 1): RatedClaim[] {
  const position = positionOf(view, seat);
  if (position === null) return [];
  const plan = searchPlan(view);
  const claims = searchedClaims(candidates(position, plan.tileValues, plan.candidates), plan);
  sequentialHalving(claims, plan, effort, share, new Playouts(view, seat, rng));
  return claims.sort(better(plan)).map(({ candidate, firstSight, total, futures }) => {
    return { candidate, worth: futures === 0 ? firstSight : total / futures, futures };
  });
}

function searchedClaims(found: readonly Candidate[], { tileValues }: SearchPlan): SearchedClaim[] {
  const best = found[0]?.value ?? 0;
  const letting = found.length === 0 ? 0 : Math.min(best, tileValues.least);
  return [...found, null].map((candidate) => {
    const firstSight = candidate === null ? letting : candidate.value;
    return { candidate, firstSight, behind: firstSight - best, rounds: 0, total: 0, futures: 0 };
  });
}

/** Sequential halving: all candidates go through the same futures; from time to time the worse half is dropped. */
function sequentialHalving(
  claims: readonly SearchedClaim[],
  plan: SearchPlan,
  effort: Effort,
  share: number,
  playouts: Playouts,
): void {
  let running = claims;
  const rounds = Math.ceil(Math.log2(running.length));
  const before = effort.used;
  for (let round = 1; running.length > 1 && effort.used < share; ) {
    playouts.nextFuture();
    const leads = leadsOf(running, playouts, effort);
    // A future that not all candidates went through does not count: it may have been a good one for all.
    if (leads === null) return;
    for (const [place, each] of running.entries()) {
      each.total += leads[place] as number;
      each.futures++;
    }
    if ((effort.used - before) * rounds < (share - before) * round) continue;
    round++;
    running = running.toSorted(better(plan)).slice(0, Math.max(2, Math.ceil(running.length / 2)));
    for (const each of running) each.rounds++;
  }
}

/** The results of the current future; null if the effort ends before all candidates have gone through it. */
function leadsOf(running: readonly SearchedClaim[], playouts: Playouts, effort: Effort): number[] | null {
  const leads: number[] = [];
  for (const { candidate } of running) {
    if (effort.isOver) return null;
    leads.push(playouts.lead(candidate));
    effort.spend(1 + playouts.takeSearches());
  }
  return leads;
}

/** A candidate that stayed longer is better; then the mean decides, with the first estimate as a prior. */
function better({ priorFutures }: SearchPlan): (one: SearchedClaim, other: SearchedClaim) => number {
  const mean = ({ total, futures, behind }: SearchedClaim): number =>
    futures === 0 ? behind : total / futures + (behind * priorFutures) / (futures + priorFutures);
  return (one, other) => other.rounds - one.rounds || mean(other) - mean(one);
}
