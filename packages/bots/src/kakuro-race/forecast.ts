/** How a game of the race would go on between equal players. */

import { kakuroRace, type RaceState } from '@riverstone/rules/kakuro-race';
import type { Forecast } from '../core/analysis.js';
import { occasionRng } from '../core/occasion-rng.js';
import { sharedAmong } from '../core/win-chances.js';
import { Playouts } from './playouts.js';
import { FORECAST_FUTURES, usualMisses } from './profiles.js';

/**
 * The expected final scores, from random futures in which everybody plays equally well and fast, and leaves as many
 * markers unsolved as so far. They are the same futures at every moment, so that chances do not jump by luck. Chances
 * are counted: what one seat finds the others do not, so scores depend on each other. Uses only the public part of the
 * state.
 * @example forecast(state).scores.map(Math.round) // => [18, 19]
 */
export function forecast(state: RaceState): Forecast {
  if (state.round === null) return { scores: state.scores, spread: 0 };
  const view = kakuroRace.view(state, 'spectator');
  const { number } = state.round;
  const rng = occasionRng({ seed: 'forecast', seat: 0 }, `marker ${number}`);
  const playouts = new Playouts(view, 0, rng, missRate(state.unsolved.length, number - 1));
  const sums = state.scores.map(() => 0);
  const squares = state.scores.map(() => 0);
  const wins = state.scores.map(() => 0);
  for (let count = 0; count < FORECAST_FUTURES; count++) {
    playouts.commonFuture(count);
    const scores = [...playouts.scores()].slice(0, sums.length);
    for (const [seat, won] of sharedAmong(scores).entries()) {
      const score = scores[seat] as number;
      sums[seat] = (sums[seat] as number) + score;
      squares[seat] = (squares[seat] as number) + score ** 2;
      wins[seat] = (wins[seat] as number) + won;
    }
  }
  const scores = sums.map((sum) => sum / FORECAST_FUTURES);
  const variances = squares.map((square, seat) => square / FORECAST_FUTURES - (scores[seat] as number) ** 2);
  return {
    scores,
    spread: Math.sqrt(Math.max(0, variances.reduce((sum, each) => sum + each, 0) / variances.length)),
    chances: wins.map((won) => won / FORECAST_FUTURES),
  };
}

/** How often markers are left unsolved: as so far, with the usual rate as a prior. */
function missRate(unsolved: number, closed: number): number {
  return (unsolved + usualMisses.unsolved) / (closed + usualMisses.markers);
}
