/** The puzzles that the page ships. */

import { readdirSync, readFileSync } from 'node:fs';
import { type PuzzleEntry, type PuzzleKind, readPuzzles } from '@riverstone/bots/puzzles';

const folder = new URL('../../../web/src/puzzles/files/', import.meta.url);

/** All puzzles of a kind, in order. */
export function shippedPuzzles(kind: PuzzleKind): PuzzleEntry[] {
  const files = readdirSync(new URL(`${kind}/`, folder)).sort(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  );
  return files.flatMap((file) => readPuzzles(readFileSync(new URL(`${kind}/${file}`, folder), 'utf8')));
}
