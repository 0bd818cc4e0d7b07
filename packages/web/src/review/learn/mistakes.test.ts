/** Which misses become tasks. */

import { expect, it } from 'vitest';
import type { Replay } from '../replay';
import type { ReviewedTurn } from '../review-turns';
import { mistakesOf } from './mistakes';

const replay = (you: number | null): Replay => ({ open: { table: { you }, review: { isChance: false } } }) as never;
const turns = (worths: readonly number[]): ReadonlyMap<number, ReviewedTurn> =>
  new Map(
    worths.map((worthLost, index) => {
      const seat = index % 2;
      const part = { seat, best: 20, missed: 5, worthLost, bestAction: {}, worthiest: null };
      return [index + 1, { actor: seat, entry: `${seat}:y4c6`, assessments: [part] } as never];
    }),
  );

it('are your own, and clear', () => {
  const all = turns([3, 3, 0, 3, 0.5, 3, 1]);
  expect(mistakesOf(replay(0), all).map(({ step }) => step)).toEqual([1, 7]);
  expect(mistakesOf(replay(null), all).map(({ step }) => step)).toEqual([1, 2, 4, 6, 7]);
});

it('are the ten largest, in the order of the game', () => {
  const steps = mistakesOf(replay(null), turns([9, 1, 8, 7, 6, 2, 5, 4, 3, 10, 11, 12])).map(({ step }) => step);
  expect(steps).toEqual([1, 3, 4, 5, 7, 8, 9, 10, 11, 12]);
});
