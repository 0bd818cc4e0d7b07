/** How a game would go on between equal players, from the average points of each placement to come. */

import { type ChallengeState, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { assessmentSeed, type Forecast } from '../core/analysis.js';
import { Effort } from '../core/effort.js';
import { sharedAmong } from '../core/win-chances.js';
import { tilesOn } from './occasion.js';
import { forecastProfile, masterProfile } from './profiles.js';
import { rank } from './rank.js';

/**
 * The expected final scores and their deviation. Once the bag is empty and the end is solved, it is certain.
 * @example forecast(state).scores.map(Math.round) // => [339, 336]
 */
export function forecast(state: ChallengeState): Forecast {
  const { hands, bag, scores, turn, board, options } = state;
  const profile = options.expert ? forecastProfile.expert : forecastProfile.base;
  const seats = hands.length;
  const laid = tilesOn(board);
  const left = hands.reduce((sum, hand) => sum + hand.length, 0) + bag.length;
  const expected = [...scores];
  // Everybody places one tile a turn until none are left, so the placements go round from the seat in turn.
  for (let step = 0; step < left; step++) {
    const seat = (turn + step) % seats;
    expected[seat] = (expected[seat] ?? 0) + pointsAt(profile.points, laid + step);
  }
  return solvedEnd(state, left, expected) ?? { scores: expected, spread: profile.spread * Math.sqrt(left / seats) };
}

/** The end with best play: for two players with the bag empty, or with one tile left to place; else null. */
function solvedEnd(state: ChallengeState, left: number, expected: readonly number[]): Forecast | null {
  const { turn, bag, hands, scores } = state;
  if (left === 0 || bag.length > 0 || (hands.length !== 2 && left > 1)) return null;
  const question = { view: kakuroChallenge.view(state, turn), seat: turn, seed: assessmentSeed };
  const { moves, exact } = rank(question, new Effort({ nodes: masterProfile.nodes }));
  const [best] = moves;
  if (best === undefined || (left > 1 && !exact)) return null;
  const lead = left === 1 ? best.points : best.worth;
  const certain = scores.map((score, seat) => (seat === turn ? score + lead : score));
  if (left === 1) return { scores: certain, spread: 0 };
  // Who leads by how much is certain; what both score together is the usual.
  const together = expected.reduce((sum, score, seat) => sum + score - (scores[seat] ?? 0), 0);
  const share = (together - lead) / 2;
  return { scores: certain.map((score) => score + share), spread: 0, chances: sharedAmong(certain) };
}

/** The average points of a placement, by the number of tiles on the board. */
function pointsAt(points: readonly number[], tiles: number): number {
  const stage = Math.floor(tiles / forecastProfile.stage);
  return points[Math.min(stage, points.length - 1)] ?? 0;
}
