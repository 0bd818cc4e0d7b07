/** Opens a puzzle for the screen of its game. */

import { type PuzzleEntry, type PuzzleKind, puzzleGames } from '@riverstone/bots/puzzles';
import { gameUis } from '../../games';
import { grammar, language, words } from '../../messages/words';
import { settings } from '../../settings/settings';
import type { OpenPuzzle, PuzzleDeps } from '../../table/open-puzzle';
import { loadPuzzle } from '../shelf';

/** A puzzle on the screen. */
export interface ShownPuzzle {
  readonly kind: PuzzleKind;
  readonly number: number;
  readonly entry: PuzzleEntry;
  readonly open: OpenPuzzle;
}

/** Loads the puzzle, and what is needed to play its game. `depsOf` gets the puzzle with its rating. */
export async function openPuzzle(
  kind: PuzzleKind,
  number: number,
  depsOf: (entry: PuzzleEntry) => Omit<PuzzleDeps, 'name'>,
): Promise<ShownPuzzle> {
  const load = gameUis[puzzleGames[kind]].loadPuzzles;
  if (load === undefined) throw new Error(`${puzzleGames[kind]} has no puzzles`);
  const [{ puzzles }, entry] = await Promise.all([load(), loadPuzzle(kind, number)]);
  const name = settings.myName.value.trim() || words().app.newTable.personNumber({ number: grammar().number(1) });
  return { kind, number, entry, open: await puzzles.open(kind, entry.text, language(), { name, ...depsOf(entry) }) };
}
