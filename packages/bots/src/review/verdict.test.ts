/** Verdicts: what a review says of a move, from what it missed and what it was worth. */

import { describe, expect, it } from 'vitest';
import { type AnyAssessment, isClearMiss, verdictOf } from './verdict.js';

describe('a verdict', () => {
  const plain = { seat: 0, scored: 0, expected: 0, luck: 0, bestAction: {}, detail: {} };
  const assessed = (part: Partial<AnyAssessment>): AnyAssessment =>
    ({ ...plain, missed: 0, best: 0, worthLost: 0, ...part }) as AnyAssessment;

  it.each<[string, Partial<AnyAssessment>, boolean]>([
    ['best', { best: 12 }, false],
    ['best', { best: 12, worthLost: 5.9 }, false],
    ['costly', { best: 12, worthLost: 6 }, false],
    ['best', { best: 1, worthLost: 0.9 }, false],
    ['best', { best: 0.5, worthLost: 2 }, true],
    ['miss', { best: 12, missed: 5, worthLost: 4 }, false],
    ['wise', { best: 12, missed: 5, worthLost: 0.1 }, false],
    ['passed', { best: 7, missed: 7, worthLost: 0.1, passed: true }, false],
    ['miss', { best: 7, missed: 7, worthLost: 4, passed: true }, false],
    ['costly', { best: 12, missed: 5, worthLost: 4, worthiest: { action: {} as never, points: 7 } }, false],
    ['miss', { best: 12, missed: 5, worthLost: 4, worthiest: { action: {} as never, points: 8 } }, false],
    ['nothing', { best: 0, bestAction: null }, false],
    ['chance', { best: 6, worthLost: null }, false],
    ['miss', { best: 12, missed: 5, worthLost: null }, false],
    ['miss', { best: 0.5, missed: 0.2, worthLost: 0.1 }, true],
    ['wise', { best: 0.5, missed: 0.2, worthLost: 0.01 }, true],
    ['close', { best: 0.5, missed: 0.04, worthLost: 0.04 }, true],
  ])('is %s for %j', (kind, part, isChance) => {
    expect(verdictOf(assessed(part), isChance)).toBe(kind);
  });

  it.each<[boolean, Partial<AnyAssessment>, boolean]>([
    [true, { best: 12, missed: 5, worthLost: 1 }, false],
    [false, { best: 12, missed: 5, worthLost: 0.9 }, false],
    [true, { best: 12, missed: 5, worthLost: null }, false],
    [false, { best: 12, missed: 12, worthLost: 0 }, false],
    [true, { best: 0.5, missed: 0.1, worthLost: 0.1 }, true],
    [false, { best: 0.5, missed: 0.09, worthLost: 0.09 }, true],
  ])('is a clear miss (%s) for %j', (isClear, part, isChance) => {
    expect(isClearMiss(assessed(part), isChance)).toBe(isClear);
  });
});
