/** How a game of the race would go on between equal players. */

import { kakuroRace, type RaceState } from '@riverstone/rules/kakuro-race';
import type { Forecast } from '../core/analysis.js';
import { occasionRng } from '../core/occasion-rng.js';
import { Playouts } from './playouts.js';
import { FORECAST_FUTURES } from './profiles.js';

/**
 * The expected final scores, from random futures in which everybody plays equally well and fast. Uses only the public
 * part of the state.
 * @example forecast(state).scores.map(Math.round) // => [35, 37]
 */
export function forecast(state: RaceState): Forecast {
  if (state.round === null) return { scores: state.scores, spread: 0 };
  const view = kakuroRace.view(state, 'spectator');
  const playouts = new Playouts(view, 0, occasionRng({ seed: 'forecast', seat: 0 }, `marker ${state.round.number}`));
  const sums = state.scores.map(() => 0);
  const squares = state.scores.map(() => 0);
  for (let count = 0; count < FORECAST_FUTURES; count++) {
    playouts.nextFuture();
    const scores = playouts.scores();
    for (const seat of sums.keys()) {
      const score = scores[seat] as number;
      sums[seat] = (sums[seat] as number) + score;
      squares[seat] = (squares[seat] as number) + score ** 2;
    }
  }
  const scores = sums.map((sum) => sum / FORECAST_FUTURES);
  const variances = squares.map((square, seat) => square / FORECAST_FUTURES - (scores[seat] as number) ** 2);
  return { scores, spread: Math.sqrt(Math.max(0, variances.reduce((sum, each) => sum + each, 0) / variances.length)) };
}
