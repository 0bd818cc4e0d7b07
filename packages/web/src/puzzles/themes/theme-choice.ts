/** The chosen theme of each kind of puzzle, in this tab. */

import { type Signal, signal } from '@preact/signals';
import { type PuzzleEntry, type PuzzleKind, type PuzzleTheme, puzzleKinds } from '@riverstone/bots/puzzles';

/** A theme, and the numbers of its puzzles. */
export interface ThemedPuzzles {
  readonly theme: PuzzleTheme;
  readonly numbers: readonly number[];
}

/** Null for all themes. */
const chosen = new Map<PuzzleKind, Signal<ThemedPuzzles | null>>(puzzleKinds.map((kind) => [kind, signal(null)]));

export function themeChoice(kind: PuzzleKind): Signal<ThemedPuzzles | null> {
  const choice = chosen.get(kind);
  if (choice === undefined) throw new Error(`there are no puzzles of ${kind}`);
  return choice;
}

/**
 * The themes of a kind's puzzles, the most frequent first. If some puzzles have no answer, leaves out themes that would
 * give that away: those that only these puzzles have, or none of them.
 */
export function themedPuzzles(puzzles: readonly Pick<PuzzleEntry, 'themes'>[]): readonly ThemedPuzzles[] {
  const numbers = new Map<PuzzleTheme, number[]>();
  for (const [index, { themes }] of puzzles.entries())
    for (const theme of themes) numbers.set(theme, [...(numbers.get(theme) ?? []), index + 1]);
  const unanswerable = numbers.get('none') ?? [];
  const givesAway = (found: readonly number[]): boolean => {
    const without = found.filter((number) => unanswerable.includes(number)).length;
    return unanswerable.length > 0 && (without === 0 || without === found.length);
  };
  return [...numbers]
    .filter(([, found]) => !givesAway(found))
    .map(([theme, found]) => ({ theme, numbers: found }))
    .sort((one, other) => other.numbers.length - one.numbers.length);
}
