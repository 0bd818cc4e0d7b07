/** A mean less its standard error. */

import { describe, expect, it } from 'vitest';
import { CautiousMean } from './cautious-mean.js';

function sureMean(...values: number[]): number {
  const mean = new CautiousMean();
  for (const value of values) mean.add(value);
  return mean.value;
}

describe('a sure mean', () => {
  it('is the mean where all values are equal', () => {
    expect(sureMean(0.1, 0.1, 0.1)).toBeCloseTo(0.1, 12);
  });

  it('is less by the standard error where they differ', () => {
    // The mean is 3, the sample's variance 8 / 3.
    expect(sureMean(1, 5, 3, 3)).toBeCloseTo(3 - Math.sqrt(8 / 3 / 4), 12);
  });

  it('is surer with more values', () => {
    expect(sureMean(0, 2, 0, 2, 0, 2)).toBeGreaterThan(sureMean(0, 2));
  });

  it('tells nothing of one value, or of none', () => {
    expect(sureMean(7)).toBe(0);
    expect(sureMean()).toBe(0);
  });
});
