/** How a game would go on between equal players, from the average points of each placement to come. */

import type { ChallengeState } from '@riverstone/rules/kakuro-challenge';
import type { Forecast } from '../core/analysis.js';
import { tilesOn } from './occasion.js';
import { forecastProfile } from './profiles.js';

/**
 * The expected final scores and their deviation.
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
  return { scores: expected, spread: profile.spread * Math.sqrt(left / seats) };
}

/** The average points of a placement, by the number of tiles on the board. */
function pointsAt(points: readonly number[], tiles: number): number {
  const stage = Math.floor(tiles / forecastProfile.stage);
  return points[Math.min(stage, points.length - 1)] ?? 0;
}
