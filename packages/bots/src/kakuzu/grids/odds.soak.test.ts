import { readFileSync } from 'node:fs';
import { createRng, parseSquare, seedFromNumber, shuffled, unwrap } from '@riverstone/rules';
import { numberedSheet, parseUncovered } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { countGrids } from './grid-counter.js';
import { odds, oddsWithin } from './odds.js';

function opened(number: number, uncovered: number): number[] {
  const sheet = numberedSheet(number);
  const open = new Set(shuffled([...sheet.keys()], createRng(seedFromNumber(number))).slice(0, uncovered));
  return sheet.map((digit, square) => (open.has(square) ? digit : 0));
}

/** Positions with about as many grids as are always counted: some just below, some just above. */
const nearTheLimit = Array.from({ length: 40 }, (_, index) => opened(index + 1, 21))
  .map((uncovered) => ({ uncovered, ...countGrids(uncovered, 400_000) }))
  .filter(({ grids }) => grids > 20_000);

describe('odds', () => {
  it('are exact whenever there are at most 100,000 grids', () => {
    const few = nearTheLimit.filter(({ grids }) => grids <= 100_000);
    expect(few.length).toBeGreaterThan(3);
    for (const { uncovered, grids, holding } of few) {
      const found = odds(uncovered);
      expect(found).toMatchObject({ exact: true, grids });
      expect(found?.halfWidth).toBeUndefined();
      expect(found?.odds).toEqual(holding.map((count) => count / grids));
    }
  });

  it('above that are exact or have a half-width of at most 0.02', () => {
    const many = nearTheLimit.filter(({ grids }) => grids > 100_000);
    expect(many.length).toBeGreaterThan(3);
    for (const { uncovered } of many) {
      const found = odds(uncovered);
      expect(found?.exact === true || (found?.halfWidth ?? 1) <= 0.02).toBe(true);
    }
  });

  it('are counted up to any limit that is asked for', () => {
    const uncovered = opened(1, 26);
    const { grids } = countGrids(uncovered);
    expect(grids).toBeGreaterThan(20);
    expect(oddsWithin(uncovered, { maxGrids: grids })).toMatchObject({ exact: true, grids });
    expect(oddsWithin(uncovered, { maxGrids: grids - 1, halfWidth: 0.1 })?.exact).toBe(false);
  });

  it('are undefined where no grid agrees', () => {
    expect(odds([5, 5, ...new Array<number>(79).fill(0)])).toBeUndefined();
    const wrong = [...opened(2, 30)];
    const open = wrong.findIndex((digit) => digit > 0);
    const impossible = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (digit) => countGrids(wrong.with(open, digit), 1).grids === 0,
    );
    expect(impossible.length).toBeGreaterThan(0);
    for (const digit of impossible) expect(odds(wrong.with(open, digit))).toBeUndefined();
  });

  it('give the same answer to the same question', () => {
    const uncovered = opened(9, 9);
    expect(odds(uncovered)).toEqual(odds(uncovered));
  });

  it('are what has been sampled when they are cancelled', () => {
    const found = oddsWithin(opened(9, 9), { halfWidth: 0.0001, cancelled: () => true });
    expect(found).toMatchObject({ exact: false });
    expect(found?.halfWidth).toBeGreaterThan(0.0001);
  });

  it('go on to count where a sample will not do', () => {
    const uncovered = opened(4, 26);
    const { grids, holding } = countGrids(uncovered);
    expect(grids).toBeGreaterThan(100);
    const found = oddsWithin(uncovered, { maxGrids: grids / 5, halfWidth: 1e-9 });
    expect(found).toEqual({ exact: true, grids, odds: holding.map((count) => count / grids) });
  });
});

describe('the cases of the referee', () => {
  const file = new URL('../../../../rules/test/cases/kakuzu.jsonl', import.meta.url);
  const cases = readFileSync(file, 'utf8').trim().split('\n');

  it.each(cases.map((line) => JSON.parse(line)))('$name', ({ ask, expect: expected }) => {
    const found = odds(unwrap(parseUncovered(ask.uncovered)));
    if (expected.error) return expect(found).toBeUndefined();
    expect(found).toMatchObject({ exact: expected.exact, grids: expected.grids });
    for (const [name, shares] of Object.entries(expected.odds)) {
      const entry = 9 * (parseSquare(name, 9) ?? -1);
      expect(Array.from(found?.odds.subarray(entry, entry + 9) ?? []), name).toEqual(shares);
    }
  });
});
