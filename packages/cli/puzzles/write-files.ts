/** Writes the chosen puzzles where the page finds them. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PuzzleKind,
  type PuzzleShelf,
  puzzleFiles,
  puzzleKinds,
  type RatedPuzzle,
} from '@riverstone/bots/puzzles';

const folder = 'packages/web/src/puzzles/files';
const shelvesFile = 'packages/web/src/puzzles/shelves.json';

/** Replaces the files of a kind, and notes what is in them; returns their size. */
export function writeFiles(kind: PuzzleKind, puzzles: readonly RatedPuzzle[]): number {
  const { files, shelf } = puzzleFiles(puzzles);
  const own = join(folder, kind);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [index, text] of files.entries()) writeFileSync(join(own, `${index + 1}.txt`), text);
  noteShelf(kind, shelf);
  return files.reduce((bytes, text) => bytes + text.length, 0);
}

function noteShelf(kind: PuzzleKind, shelf: PuzzleShelf): void {
  const known = existsSync(shelvesFile) ? JSON.parse(readFileSync(shelvesFile, 'utf8')) : {};
  const shelves = { ...known, [kind]: shelf };
  const lines = puzzleKinds
    .filter((each) => each in shelves)
    .map(
      (each) => `  "${each}": { "count": ${shelves[each].count}, "ratings": [${shelves[each].ratings.join(', ')}] }`,
    );
  writeFileSync(shelvesFile, `{\n${lines.join(',\n')}\n}\n`);
}
