import type { KakuzuEvent } from '@riverstone/rules/kakuzu';
import { expect, it } from 'vitest';
import { longestRun } from './longest-run';

/** Steps of lifts: the seat, and whether what lay there was wanted; null in the set-up. */
const steps = (...lifts: readonly (readonly [seat: number, isMatch: boolean | null])[]) =>
  lifts.map(([seat, isMatch], square) => {
    const wanted = isMatch === null ? null : isMatch ? 4 : 5;
    const event: KakuzuEvent = { type: 'removed', seat, square, digit: 4, wanted, to: seat };
    return { version: square + 1, events: [event] };
  });

it('counts stones kept in a row, also over several turns, until a miss', () => {
  const played = steps([0, true], [1, true], [0, true], [1, false], [1, true], [0, true], [0, false], [0, true]);
  expect(longestRun(played)).toEqual({ seat: 0, squares: [0, 2, 5], version: 6 });
});

it('is nothing where nobody kept two in a row; the set-up is none', () => {
  expect(longestRun(steps([0, null], [1, null], [0, true], [0, false], [1, true]))).toBeNull();
});
