/** The addresses of puzzles. */

import type { PuzzleKind } from '@riverstone/bots/puzzles';
import { hrefOf, type Route } from '../navigation/address';

export function puzzleRoute(kind: PuzzleKind, number: number): Route {
  return { screen: 'puzzles', kind, puzzle: String(number) };
}

export function kindHref(kind: PuzzleKind): string {
  return hrefOf({ screen: 'puzzles', kind });
}

/** The part of an address that stands for a rush. */
export const RUSH = 'rush';

export function rushHref(kind: PuzzleKind): string {
  return hrefOf({ screen: 'puzzles', kind, puzzle: RUSH });
}
