/** The files of puzzles: one line a puzzle, the easiest first, in chunks that are loaded one by one. */

import type { RatedPuzzle } from './choose.js';
import type { PuzzleKind } from './kinds.js';
import { lettersOf, type PuzzleTheme, themesOf } from './themes.js';

/** How many puzzles are in a file. */
export const PUZZLES_A_FILE = 50;

/** What the page knows of a kind before it loads a file: the number of puzzles, and the lowest rating of each file. */
export interface PuzzleShelf {
  readonly count: number;
  readonly ratings: readonly number[];
}

/** All kinds. */
export type PuzzleShelves = Readonly<Record<PuzzleKind, PuzzleShelf>>;

/** A puzzle as a line: rating, letters of its themes, position and answer. */
function puzzleLine({ rating, themes, text }: RatedPuzzle): string {
  return `${rating} ${lettersOf(themes as readonly PuzzleTheme[])} ${text}`;
}

/** The texts of a kind's files, in order, and its shelf. */
export function puzzleFiles(puzzles: readonly RatedPuzzle[]): {
  readonly files: string[];
  readonly shelf: PuzzleShelf;
} {
  const files: string[] = [];
  const ratings: number[] = [];
  for (let from = 0; from < puzzles.length; from += PUZZLES_A_FILE) {
    const part = puzzles.slice(from, from + PUZZLES_A_FILE);
    files.push(`${part.map(puzzleLine).join('\n')}\n`);
    ratings.push(part[0]?.rating ?? 0);
  }
  return { files, shelf: { count: puzzles.length, ratings } };
}

/** A puzzle as it stands in a file. */
export interface PuzzleEntry {
  readonly rating: number;
  readonly themes: readonly PuzzleTheme[];
  /** Position and answer, as its kind writes them. */
  readonly text: string;
}

/**
 * The puzzles of a file.
 * @example readPuzzles('900 i z 12 y1a1\n') // => [{ rating: 900, themes: ['red'], text: 'z 12 y1a1' }]
 */
export function readPuzzles(file: string): PuzzleEntry[] {
  const lines = file.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [rating = '', letters = '', ...text] = line.split(' ');
    return { rating: Number(rating), themes: themesOf(letters), text: text.join(' ') };
  });
}
