/** Chooses the puzzles to ship from all that were made: of every difficulty, and of as many themes as there are. */

import type { MadePuzzle } from '../core/puzzle.js';

/** A puzzle with its rating. */
export interface RatedPuzzle extends MadePuzzle {
  readonly rating: number;
}

/** Ratings are between these. */
const MIN_RATING = 600;
const MAX_RATING = 2400;
/** Puzzles are chosen evenly from ranges of so many rating points. */
const RANGE = 50;

/**
 * The rating to begin with, as a whole number within bounds.
 * @example boundedRating(2611.4) // => 2400
 */
export function boundedRating(rating: number): number {
  return Math.round(Math.min(MAX_RATING, Math.max(MIN_RATING, rating)));
}

/**
 * So many puzzles, the easiest first. Every range of difficulty gives as many as it can; in a range, the main themes
 * take turns, and so do the combinations of themes.
 */
export function choosePuzzles(puzzles: readonly RatedPuzzle[], count: number): RatedPuzzle[] {
  const ranges = grouped(puzzles, ({ rating }) => String(Math.floor(rating / RANGE)));
  const queues = [...ranges]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, range]) => interleaveThemes(range));
  return interleave(queues)
    .slice(0, count)
    .sort((one, other) => one.rating - other.rating || (one.text < other.text ? -1 : 1));
}

/** The same puzzles, with themes in turn. */
function interleaveThemes(puzzles: readonly RatedPuzzle[]): RatedPuzzle[] {
  const byTheme = grouped(puzzles, ({ themes }) => themes[0] ?? '');
  return interleave(
    [...byTheme.values()].map((group) => interleave([...grouped(group, ({ themes }) => themes.join()).values()])),
  );
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** One of each list, then the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
