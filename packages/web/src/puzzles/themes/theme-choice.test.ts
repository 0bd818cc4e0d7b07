/** Themes of puzzles: which there are to choose from, and that the next puzzle keeps to the chosen one. */

import { readFileSync } from 'node:fs';
import { puzzleKinds, readPuzzles } from '@riverstone/bots/puzzles';
import { afterEach, expect, it } from 'vitest';
import { nextPuzzle } from '../next-puzzle';
import { shelves } from '../shelves';
import { themeChoice, themedPuzzles } from './theme-choice';

const puzzlesOf = (kind: (typeof puzzleKinds)[number]) =>
  shelves[kind].ratings.flatMap((_, index) =>
    readPuzzles(readFileSync(new URL(`../files/${kind}/${index + 1}.txt`, import.meta.url), 'utf8')),
  );

afterEach(() => {
  for (const kind of puzzleKinds) themeChoice(kind).value = null;
});

it.each(puzzleKinds)('%s: every puzzle has a theme to choose', (kind) => {
  const puzzles = puzzlesOf(kind);
  const themes = themedPuzzles(puzzles);
  expect(themes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(themes.flatMap(({ numbers }) => numbers)).size).toBe(shelves[kind].count);
  for (const { theme, numbers } of themes) {
    for (const number of numbers) expect(puzzles[number - 1]?.themes).toContain(theme);
  }
});

it('whether there is a line at all is told by no theme', () => {
  const themes = themedPuzzles(puzzlesOf('any-line')).map(({ theme }) => theme);
  expect([...themes].sort()).toEqual(['early', 'late', 'middle']);
});

it('the next puzzle is one of the chosen theme, the easiest first; null when all of them were tried', () => {
  themeChoice('best-move').value = { theme: 'red', numbers: [3, 400, 590] };
  const chances = [0, 0.4, 0.99];
  expect(chances.map((chance) => nextPuzzle('best-move', chance))).toEqual([3, 400, 590]);
  themeChoice('best-move').value = { theme: 'red', numbers: [] };
  expect(nextPuzzle('best-move', 0)).toBeNull();
});
