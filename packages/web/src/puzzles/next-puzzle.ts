/** Which puzzle comes next. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { solverOf, tryOf } from './progress/progress';
import { countOf, ratingNear } from './shelf';

/** One of so many of the nearest is chosen. */
const NEAREST = 8;
/** A rush goes from the easiest to the hardest in so many puzzles. */
const RUSH_STEPS = 30;

/**
 * A puzzle that was not tried yet, near the solver's rating; null when all were tried. `chance` is between 0 and 1.
 */
export function nextPuzzle(kind: PuzzleKind, chance: number): number | null {
  const { rating } = solverOf(kind);
  const open = numbers(kind).filter((number) => tryOf(kind, number) === undefined);
  const away = (number: number): number => Math.abs(ratingNear(kind, number) - rating);
  const nearest = open.sort((one, other) => away(one) - away(other)).slice(0, NEAREST);
  return nearest[Math.floor(chance * nearest.length)] ?? null;
}

/** The puzzle of a rush after so many others: each a little harder than the one before. */
export function rushPuzzle(kind: PuzzleKind, done: number, chance: number): number {
  const place = Math.min(RUSH_STEPS - 1, done) + chance;
  return Math.min(countOf(kind), Math.floor((place / RUSH_STEPS) * countOf(kind)) + 1);
}

function numbers(kind: PuzzleKind): number[] {
  return Array.from({ length: countOf(kind) }, (_, index) => index + 1);
}
