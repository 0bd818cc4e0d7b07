/** Puzzles are made of whole games, and the same game always gives the same ones. */

import { makePuzzles, puzzleKinds, puzzleMakers } from '@riverstone/bots/puzzles';
import { expect, it } from 'vitest';

it.each(puzzleKinds)('%s: the same game gives the same puzzles, each with features and themes', async (kind) => {
  const made = [...(await makePuzzles(kind, 3)), ...(await makePuzzles(kind, 4))];
  const again = [...(await makePuzzles(kind, 3)), ...(await makePuzzles(kind, 4))];
  expect(again).toEqual(made);
  for (const { text, features, themes } of made) {
    expect(text.split(' ').length).toBeGreaterThanOrEqual(3);
    expect(themes.length).toBeGreaterThan(0);
    expect(Number.isFinite(puzzleMakers[kind].rate(features))).toBe(true);
  }
});
