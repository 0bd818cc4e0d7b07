/** How a game of Kakuzu would go on between equal players: they share the stones that are left. */

import type { KakuzuState } from '@riverstone/rules/kakuzu';
import type { Forecast } from '../core/analysis.js';
import { forecastNumbers, spreadBySeats } from './profiles.js';

const STONES = 72;

/**
 * The expected final score of each seat.
 * @example forecast(state).scores.map(Math.round) // => [36, 36]
 */
export function forecast(state: KakuzuState): Forecast {
  const { scores, turn, phase, uncovered, options } = state;
  const stones = phase === 'setup' ? STONES : uncovered.filter((open) => open === 0).length;
  if (phase === 'over' || stones === 0) return { scores, spread: 0 };
  const { edge, spread, kept } = forecastNumbers[options.variant];
  const alone = scores.length === 1;
  const share = alone ? interpolate(kept, stones) * stones : stones / scores.length;
  const more = alone ? 0 : interpolate(edge, stones);
  const lessEach = alone ? 0 : more / (scores.length - 1);
  return {
    scores: scores.map((score, seat) => score + share + (seat === turn ? more : -lessEach)),
    spread: interpolate(spread, stones) * (spreadBySeats[scores.length - 1] ?? 1),
  };
}

/** Interpolates in a table with a value for every eight stones. */
function interpolate(table: readonly number[], stones: number): number {
  const place = stones / 8;
  const below = Math.min(table.length - 2, Math.floor(place));
  const low = table[below] as number;
  const high = table[below + 1] as number;
  return low + (high - low) * (place - below);
}
