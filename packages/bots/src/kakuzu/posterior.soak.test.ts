import { createRng, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { type KakuzuState, kakuzu, randomSheet } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { Effort } from '../core/effort.js';
import { countGrids } from './grids/grid-counter.js';
import { GridList } from './grids/grid-list.js';
import { listGrids } from './grids/grid-lister.js';
import { reveals } from './grids/reveal.js';
import { plainBot } from './plain-bot.js';
import { posteriorOf } from './posterior.js';

const rng = (seed: number) => createRng(seedFromNumber(seed));

/** A sheet of which some squares are uncovered, one in each box among them. */
function opened(seed: number, count: number) {
  const random = rng(seed);
  const sheet = randomSheet(random);
  const uncovered = new Array<number>(81).fill(0);
  for (let box = 0; box < 9; box++) {
    const square = Math.floor(box / 3) * 27 + (box % 3) * 3 + random.below(3) * 9 + random.below(3);
    uncovered[square] = sheet[square] as number;
  }
  for (let left = count - 9; left > 0; ) {
    const square = random.below(81);
    if (uncovered[square] !== 0) continue;
    uncovered[square] = sheet[square] as number;
    left--;
  }
  return { sheet, uncovered };
}

describe('a list of grids', () => {
  it.each([24, 27, 30, 40, 60, 81])('has as many as are counted, %i squares uncovered', (count) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { uncovered } = opened(seed, count);
      const list = new GridList();
      expect(listGrids(uncovered, { list, weight: 1, limit: 1e6, shouldContinue: () => true })).toBe(true);
      expect(list.size).toBe(countGrids(uncovered).grids);
      const texts = Array.from({ length: list.size }, (_, grid) =>
        list.cells.subarray(grid * 81, grid * 81 + 81).join(''),
      );
      expect(new Set(texts).size).toBe(list.size);
    }
  });

  it('stops at its limit, and when it is told to', () => {
    const { uncovered } = opened(1, 20);
    const list = new GridList();
    expect(listGrids(uncovered, { list, weight: 1, limit: 100, shouldContinue: () => true })).toBe(false);
    expect(list.size).toBe(100);
    let asked = 0;
    expect(
      listGrids(uncovered, { list: new GridList(), weight: 1, limit: 1e6, shouldContinue: () => ++asked < 3 }),
    ).toBe(false);
    expect(asked).toBe(3);
  });
});

describe('the posterior', () => {
  it('is exact where few grids agree', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { uncovered } = opened(seed, 26);
      const { grids, holding } = countGrids(uncovered);
      const found = posteriorOf(uncovered, rng(1), new Effort());
      expect(found).toMatchObject({ exact: true, grids });
      expect(Array.from(found.odds)).toEqual(Array.from(holding, (count) => count / grids));
    }
  });

  it('is near the exact one where it is sampled', () => {
    const { uncovered } = opened(3, 20);
    const { grids, holding } = countGrids(uncovered);
    const found = posteriorOf(uncovered, rng(1), new Effort({ nodes: 3000 }));
    expect(grids).toBeGreaterThan(100_000);
    expect(found.exact).toBe(false);
    expect(found.grids / grids).toBeGreaterThan(0.9);
    expect(found.grids / grids).toBeLessThan(1.1);
    const worst = holding.reduce(
      (most, count, entry) => Math.max(most, Math.abs(count / grids - (found.odds[entry] as number))),
      0,
    );
    expect(worst).toBeLessThan(0.05);
  });

  it('is what row, column and box say when there is no time at all', () => {
    const { sheet, uncovered } = opened(3, 9);
    const found = posteriorOf(uncovered, rng(1), new Effort({ nodes: 0 }));
    expect(found).toMatchObject({ exact: false, grids: 0 });
    for (const [square, digit] of sheet.entries()) {
      if (uncovered[square] === 0) expect(found.odds[square * 9 + digit - 1]).toBeGreaterThan(0);
    }
  });

  it('is calibrated: of the squares said to be likely by so much, as many are right', () => {
    const bins = Array.from({ length: 10 }, () => ({ said: 0, right: 0, count: 0 }));
    for (let seed = 1; seed <= 14; seed++) {
      for (const { uncovered, sheet, drawn } of playedStates(seed)) {
        const wanted = drawn.at(-1) ?? 1;
        const { odds } = posteriorOf(uncovered, rng(seed), new Effort({ nodes: 150 }));
        for (let square = 0; square < 81; square++) {
          const chance = odds[square * 9 + wanted - 1] as number;
          if (uncovered[square] !== 0 || chance === 0) continue;
          const bin = bins[Math.min(9, Math.floor(chance * 10 + 0.5))] as (typeof bins)[number];
          bin.count++;
          bin.said += chance;
          if (sheet[square] === wanted) bin.right++;
        }
      }
    }
    const full = bins.filter(({ count }) => count > 60);
    expect(full.length).toBeGreaterThan(5);
    for (const { said, right, count } of full) {
      const share = said / count;
      // Squares of one position go together, so that there is more chance in it than in as many throws of a coin.
      expect(Math.abs(right / count - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / count) + 0.02);
    }
  });
});

/** Every third state of a game of plain players in which a digit is looked for. */
function playedStates(seed: number): KakuzuState[] {
  const table = unwrap(HostedGame.deal(kakuzu, { seats: 2, options: {}, seed: seedFromNumber(seed) }));
  const states: KakuzuState[] = [];
  while (!table.status.over) {
    const { state } = table;
    if (state.phase === 'remove') states.push(state);
    const decision = plainBot.decide({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: `${seed}` });
    if (decision === null) throw new Error('the bot stands still');
    unwrap(table.act(state.turn, decision.action));
  }
  return states.filter((_, index) => index % 3 === 0);
}

describe('what a stone reveals', () => {
  it('leaves the odds that are found anew once it is lifted', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { uncovered } = opened(seed, 27);
      const { list, odds } = posteriorOf(uncovered, rng(1), new Effort());
      const square = uncovered.findIndex((open, at) => open === 0 && (odds[at * 9 + 4] as number) > 0);
      const found = reveals(list, square);
      expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      for (const { digit, chance, odds: left } of found) {
        expect(chance).toBeCloseTo(odds[square * 9 + digit - 1] as number, 10);
        const anew = posteriorOf(uncovered.with(square, digit), rng(1), new Effort());
        for (const [entry, share] of anew.odds.entries()) expect(left[entry]).toBeCloseTo(share, 10);
      }
    }
  });
});
