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
const shelvesFile = 'packages/web/src/puzzles/shelves.ts';

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
  const shelves = new Map([...knownShelves(), [kind, lineOf(kind, shelf)] as const]);
  const lines = puzzleKinds.flatMap((each) => shelves.get(each) ?? []);
  const text = [head, 'export const shelves: PuzzleShelves = {', ...lines, '};', ''];
  writeFileSync(shelvesFile, text.join('\n'));
}

const head = `/** What is in the files of puzzles. Written by \`npm run puzzles\`. */

import type { PuzzleShelves } from '@riverstone/bots/puzzles';
`;

/** A line for each kind that was made before. */
function knownShelves(): [PuzzleKind, string][] {
  if (!existsSync(shelvesFile)) return [];
  const lines = readFileSync(shelvesFile, 'utf8').split('\n');
  return puzzleKinds.flatMap((kind) => {
    const line = lines.find((each) => each.startsWith(`  '${kind}':`));
    return line === undefined ? [] : [[kind, line] as [PuzzleKind, string]];
  });
}

function lineOf(kind: PuzzleKind, { count, ratings }: PuzzleShelf): string {
  return `  '${kind}': { count: ${count}, ratings: [${ratings.join(', ')}] },`;
}
