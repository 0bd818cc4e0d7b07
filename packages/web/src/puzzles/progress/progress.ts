/** Solving counts: the first try at a puzzle moves both ratings, and nothing else does. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { store } from '../../table/saved/device-store';
import { puzzleRating, updatedRating } from './glicko';
import { ProgressStore } from './progress-store';
import { newSolver, type SolverRecord, type TryRecord, tryId } from './records';

export const progress = new ProgressStore(store);

/** A puzzle that somebody tries. */
export interface TriedPuzzle {
  readonly kind: PuzzleKind;
  readonly number: number;
  /** The rating that it shipped with. */
  readonly rating: number;
}

export function solverOf(kind: PuzzleKind): SolverRecord {
  return progress.solvers.value.get(kind) ?? newSolver(kind);
}

export function tryOf(kind: PuzzleKind, number: number): TryRecord | undefined {
  return progress.tries.value.get(tryId(kind, number));
}

/** How many puzzles of a kind are solved. */
export function solvedOf(kind: PuzzleKind): number {
  let solved = 0;
  for (const { id, solved: isSolved } of progress.tries.value.values())
    if (isSolved && id.startsWith(`${kind}/`)) solved++;
  return solved;
}

/** How many puzzles of a kind were tried, with a hint or without. */
export function triesOf(kind: PuzzleKind): number {
  let tries = 0;
  for (const id of progress.tries.value.keys()) if (id.startsWith(`${kind}/`)) tries++;
  return tries;
}

/** Notes an answer. Returns how much the rating changed; null where it was not the first try. */
export function noteAnswer(puzzle: TriedPuzzle, isRight: boolean): number | null {
  const before = tryOf(puzzle.kind, puzzle.number);
  if (before !== undefined) {
    if (isRight && !before.solved) void progress.keepTry({ ...before, solved: true });
    return null;
  }
  const solver = solverOf(puzzle.kind);
  const own = puzzleRating(puzzle.rating);
  const after = updatedRating(solver, [{ opponent: own, score: isRight ? 1 : 0 }]);
  const { rating, deviation } = updatedRating(own, [{ opponent: solver, score: isRight ? 0 : 1 }]);
  const streak = isRight ? solver.streak + 1 : 0;
  const bestStreak = Math.max(solver.bestStreak, streak);
  void progress.keepSolver({ ...solver, ...after, streak, bestStreak });
  const id = tryId(puzzle.kind, puzzle.number);
  void progress.keepTry({ id, first: isRight ? 'right' : 'wrong', solved: isRight, rating, deviation });
  return Math.round(after.rating) - Math.round(solver.rating);
}

/** Notes that a hint or the solution was asked for before the first try: then no try counts. */
export function noteHelp({ kind, number, rating }: TriedPuzzle): void {
  if (tryOf(kind, number) !== undefined) return;
  const { deviation } = puzzleRating(rating);
  void progress.keepTry({ id: tryId(kind, number), first: 'helped', solved: false, rating, deviation });
}

/** Notes the result of a rush. Returns whether it is the best so far. */
export function noteRush(kind: PuzzleKind, solved: number): boolean {
  const solver = solverOf(kind);
  if (solved <= solver.bestRush) return false;
  void progress.keepSolver({ ...solver, bestRush: solved });
  return true;
}
