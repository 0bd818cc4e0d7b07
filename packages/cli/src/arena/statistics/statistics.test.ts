/** Means, bars and Elo differences against values worked out by hand. */

import { describe, expect, it } from 'vitest';
import { eloEstimate, eloOf, estimate, meanOf, shareOf, varianceOf } from './statistics.js';

describe('means', () => {
  it('have the variance of what they are a sample of', () => {
    expect(meanOf([1, 2, 6])).toBe(3);
    expect(varianceOf([1, 2, 6])).toBe((4 + 1 + 9) / 2);
    expect(varianceOf([5])).toBe(0);
  });

  it('have bars of 1.96 standard errors', () => {
    const { mean, bar } = estimate([0, 0.5, 1, 0.5]);
    expect(mean).toBe(0.5);
    expect(bar).toBeCloseTo(1.96 * Math.sqrt(1 / 6 / 4), 12);
  });

  it('have no bar where one value stands alone', () => expect(estimate([0.5])).toEqual({ mean: 0.5, bar: null }));

  it('have a bar of nothing where all deals are alike', () => expect(estimate([0.5, 0.5, 0.5]).bar).toBe(0));
});

describe('Elo differences', () => {
  it.each([
    [0.5, 2, 0],
    [0.75, 2, 190.848502],
    [0.64, 2, 99.950989],
    [0.25, 4, 0],
    [0.5, 4, 190.848502],
  ])('a share of %d with %d seats is worth %d', (share, seats, elo) => {
    expect(eloOf(share, seats)).toBeCloseTo(elo, 5);
    expect(shareOf(elo, seats)).toBeCloseTo(share, 7);
  });

  it('have the bar of the share times the slope', () => {
    const { mean, bar, bound } = eloEstimate({ mean: 0.75, bar: 0.05 }, 2, 100);
    expect(mean).toBeCloseTo(190.8485, 4);
    expect(bar).toBeCloseTo((0.05 * 400) / Math.LN10 / 0.1875, 9);
    const slope = (eloOf(0.7501, 2) - eloOf(0.7499, 2)) / 0.0002;
    expect(bar).toBeCloseTo(0.05 * slope, 3);
    expect(bound).toBeNull();
  });

  it('are only bounded where everything was won or lost: by what would do that once in twenty contests', () => {
    const won = eloEstimate({ mean: 1, bar: 0 }, 2, 50);
    expect(won).toMatchObject({ bar: null, bound: 'above' });
    expect(shareOf(won.mean, 2) ** 50).toBeCloseTo(0.05, 9);
    const lost = eloEstimate({ mean: 0, bar: 0 }, 2, 50);
    expect(lost).toMatchObject({ bar: null, bound: 'below' });
    expect(lost.mean).toBeCloseTo(-won.mean, 9);
  });
});
