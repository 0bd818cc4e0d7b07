import { describe, expect, it } from 'vitest';
import { turnValue, wholeTurn } from './turn-value.js';

/** Odds where the only chance of each digit is on the square of its own number. */
function oddsWith(chances: Readonly<Record<number, number>>): Float64Array {
  const odds = new Float64Array(729);
  for (const [digit, chance] of Object.entries(chances)) odds[Number(digit) * 9 * 9 + Number(digit) - 1] = chance;
  return odds;
}
const stones = new Array<number>(81).fill(0);

/** The same by going through every order in which the bag can be drawn. */
function byEveryOrder(chances: readonly number[]) {
  let kept = 0;
  let missed = 0;
  const draw = (bag: readonly (number | null)[], likelihood: number): void => {
    for (const [index, chance] of bag.entries()) {
      if (chance === null) continue;
      kept += (likelihood / bag.length) * chance;
      missed += (likelihood / bag.length) * (1 - chance);
      draw(bag.toSpliced(index, 1), (likelihood / bag.length) * chance);
    }
  };
  draw([null, ...chances], 1);
  return { kept, missed };
}

describe('the value of a turn', () => {
  it.each([[[1]], [[0.5]], [[1, 1, 1]], [[0.2, 0.9, 0.4]], [[0.3, 0.3, 1, 0.8, 0.55]]])(
    'with the bag, chances %j',
    (chances) => {
      const odds = oddsWith(Object.fromEntries(chances.map((chance, index) => [index + 1, chance])));
      const value = turnValue(odds, stones, wholeTurn('bag'));
      const expected = byEveryOrder(chances);
      expect(value.kept).toBeCloseTo(expected.kept, 10);
      expect(value.missed).toBeCloseTo(expected.missed, 10);
    },
  );

  it('leaves out what was drawn before', () => {
    const odds = oddsWith({ 1: 0.5, 2: 0.9 });
    const { kept } = turnValue(odds, stones, { variant: 'bag', drawn: [2] });
    expect(kept).toBeCloseTo(byEveryOrder([0.5]).kept, 10);
  });

  it('with the same digit again and again', () => {
    const odds = new Float64Array(729);
    odds[0 * 9 + 6] = 1;
    odds[30 * 9 + 6] = 0.5;
    const value = turnValue(odds, stones, { variant: 'same-digit', digit: 7 });
    expect(value).toEqual({ kept: 1.5, missed: 0.5 });
    // Drawn evenly from a bag with the 7 and the 0.
    expect(turnValue(odds, stones, wholeTurn('same-digit'))).toEqual({ kept: 0.75, missed: 0.25 });
  });

  it('with three announcements', () => {
    const odds = oddsWith({ 1: 1, 2: 0.5, 3: 1, 4: 0.2 });
    expect(turnValue(odds, stones, wholeTurn('announce'))).toEqual({ kept: 2.5, missed: 0.5 });
    expect(turnValue(odds, stones, { variant: 'announce', left: 1 })).toEqual({ kept: 1, missed: 0 });
    expect(turnValue(odds, stones, { variant: 'announce', left: 0 })).toEqual({ kept: 0, missed: 0 });
  });
});
