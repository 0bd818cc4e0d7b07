/** How much less the seat's choice is worth than the best one, and which that is. */

import type { Seat } from '@riverstone/rules';
import { type Claim, type ClaimPosition, checkClaim, formatClaim, type RaceView } from '@riverstone/rules/kakuro-race';
import { assessmentSeed } from '../core/analysis.js';
import { CautiousMean } from '../core/cautious-mean.js';
import type { Effort } from '../core/effort.js';
import { occasionRng } from '../core/occasion-rng.js';
import { type Candidate, candidateOf } from './claims/candidates.js';
import { type RatedClaim, weigh } from './master-search.js';
import { Playouts } from './playouts.js';
import { markerOccasion, positionOf } from './position.js';
import { searchPlan } from './profiles.js';

/** The part of a seat's share of the effort for finding the best claim; the rest is for the comparison. */
const SEARCHING = 0.6;

export interface LostWorth {
  /** In points; 0 when nothing better is found. */
  readonly lost: number;
  /** The best choice: a claim, or null for letting the marker go. Left out where it was made. */
  readonly better?: Claim | null;
}

/**
 * The worth that a claim, or (null) letting the marker go, loses for certain. The best choice is found first and then
 * compared in other futures, so that its luck in the first ones does not count. Searches until a share of the effort is
 * used up.
 */
export function worthLost(view: RaceView, seat: Seat, claim: Claim | null, effort: Effort, share = 1): LostWorth {
  const position = positionOf(view, seat);
  if (position === null) return { lost: 0 };
  const [best] = weighForReview(view, seat, effort);
  const chosen = claim && candidateOf(position, withoutSurplus(position, claim), searchPlan(view).tileValues);
  if (best === undefined || textOf(best.candidate) === textOf(chosen)) return { lost: 0 };
  const playouts = new Playouts(
    view,
    seat,
    occasionRng({ seed: 'assessment, second part', seat }, markerOccasion(view)),
  );
  const lost = Math.max(0, cautiousGain(playouts, best.candidate, chosen, effort, share));
  return { lost, better: best.candidate?.claim ?? null };
}

/**
 * Weighs the choices of a seat as a review does, for hints too: what a hint names must not be a miss later. Uses the
 * same amount of effort whichever seat it is.
 */
export function weighForReview(view: RaceView, seat: Seat, effort: Effort): RatedClaim[] {
  const rng = occasionRng({ seed: assessmentSeed, seat }, markerOccasion(view));
  return weigh(view, seat, rng, effort, effort.used + SEARCHING / view.tiles.length);
}

/** A claim without the Doubles that stayed with their owner: they cost nothing. */
function withoutSurplus(position: ClaimPosition, claim: Claim): Claim {
  const judged = checkClaim(position, claim);
  if (!judged.ok) return claim;
  const doublesIn = (tiles: readonly string[]): number => tiles.filter((tile) => tile === 'd').length;
  const spent = doublesIn(position.tiles) - doublesIn(judged.value.tiles);
  return { ...claim, doubles: spent - doublesIn(claim.sumSquares.map(({ tile }) => tile)) };
}

/**
 * The mean gain of one claim over another, less its standard error. Without that, a few futures would show a loss of a
 * point or two between equal claims.
 */
function cautiousGain(
  playouts: Playouts,
  one: Candidate | null,
  other: Candidate | null,
  effort: Effort,
  share: number,
): number {
  const gained = new CautiousMean();
  while (effort.used < share && !effort.isOver) {
    playouts.nextFuture();
    gained.add(playouts.lead(one) - playouts.lead(other));
    effort.spend(1 + playouts.takeSearches());
  }
  return gained.value;
}

function textOf(candidate: Candidate | null): string {
  return candidate === null ? 'none' : formatClaim(candidate.claim);
}
