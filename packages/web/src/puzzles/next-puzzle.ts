/** Which puzzle comes next. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { solverOf, triesOf, tryOf } from './progress/progress';
import { countOf, ratingNear } from './shelf';
import { themeChoice } from './themes/theme-choice';

/** One of this many nearest puzzles is chosen. */
const NEAREST = 8;
/** Somebody new begins with the easiest puzzles, and is at their rating after this many. */
const WARM_UP_PUZZLES = 10;
/** A rush goes from the easiest to the hardest puzzle in this many steps. */
const RUSH_STEPS = 30;

/**
 * A puzzle of the chosen theme that was not tried yet, near the solver's rating; null when all were tried. `chance` is
 * between 0 and 1.
 */
export function nextPuzzle(kind: PuzzleKind, chance: number): number | null {
  const among = themeChoice(kind).peek()?.numbers ?? numbers(kind);
  const open = among.filter((number) => tryOf(kind, number) === undefined);
  const aim = aimOf(kind);
  const distance = (number: number): number => Math.abs(ratingNear(kind, number) - aim);
  const nearest = open.sort((one, other) => distance(one) - distance(other)).slice(0, NEAREST);
  return nearest[Math.floor(chance * nearest.length)] ?? null;
}

/** The rating to aim at: from the easiest to the solver's own. */
function aimOf(kind: PuzzleKind): number {
  const { rating } = solverOf(kind);
  const easiest = ratingNear(kind, 1);
  const climbed = Math.min(1, triesOf(kind) / WARM_UP_PUZZLES);
  return easiest + (rating - easiest) * climbed;
}

/** The puzzle of a rush after so many others: each a little harder than the one before. */
export function rushPuzzle(kind: PuzzleKind, done: number, chance: number): number {
  const place = Math.min(RUSH_STEPS - 1, done) + chance;
  return Math.min(countOf(kind), Math.floor((place / RUSH_STEPS) * countOf(kind)) + 1);
}

function numbers(kind: PuzzleKind): number[] {
  return Array.from({ length: countOf(kind) }, (_, index) => index + 1);
}
