/**
 * What is known about the hidden sheet: all grids that agree with the uncovered digits if they are few, else a weighted
 * sample.
 */

import type { Rng } from '@riverstone/rules';
import type { Uncovered } from '@riverstone/rules/kakuzu';
import type { Effort } from '../core/effort.js';
import { type Candidates, load, newCandidates, openCount } from './grids/candidates.js';
import { newDescender } from './grids/descent.js';
import { guesses } from './grids/elimination.js';
import { addShares, GridList, newShares, type Shares } from './grids/grid-list.js';
import { listGrids, listPlainly } from './grids/grid-lister.js';
import { foresight, posteriorLimits } from './profiles.js';

const DIGITS = 9;
const ENTRIES = 81 * DIGITS;

export interface Posterior {
  /** Whether every grid is in the list; else odds and number are estimates, and a share of 0 or 1 proves nothing. */
  readonly exact: boolean;
  /** How many grids agree; 0 if there was no time to examine any, and the odds come from elimination only. */
  readonly grids: number;
  /** At `square * 9 + digit - 1`: the share of the grids that have the digit on the square. */
  readonly odds: Float64Array;
  readonly list: GridList;
}

/**
 * The posterior, as precise as the effort allows. Some effort is left for looking ahead. At least one grid must agree.
 */
export function posteriorOf(uncovered: Uncovered, rng: Rng, effort: Effort): Posterior {
  const { fewOpen, firstDescents, exactGrids, mostDescents } = posteriorLimits;
  const root = newCandidates();
  load(root, uncovered);
  const sample = new GridSampling(root, rng);
  if (openCount(root) > fewOpen) sample.run(firstDescents, effort);
  // The estimate may be too low by half. Then the listing is given up, which wastes some hundredths of a second.
  const isWorthTrying = openCount(root) <= fewOpen || sample.estimate <= exactGrids;
  const all = isWorthTrying ? allGrids(uncovered, 2 * exactGrids, effort) : null;
  if (all !== null) return all;
  sample.run(mostDescents - firstDescents, effort);
  return sample.posterior() ?? roughPosterior(uncovered);
}

/** The odds from elimination only. */
function roughPosterior(uncovered: Uncovered): Posterior {
  const odds = new Float64Array(ENTRIES);
  for (const { square, digit, alternatives } of guesses(uncovered))
    odds[square * DIGITS + digit - 1] = 1 / alternatives;
  return { exact: false, grids: 0, odds, list: new GridList() };
}

/** The posterior from a list of all grids; null when there are too many, or too many for the effort. */
function allGrids(uncovered: Uncovered, limit: number, effort: Effort): Posterior | null {
  const list = new GridList();
  if (
    !listGrids(uncovered, {
      list,
      weight: 1,
      limit,
      shouldContinue: () => effort.used < posteriorLimits.listing && effort.spend(),
    })
  )
    return null;
  const shares = newShares();
  addShares(list, shares);
  return list.size === 0 ? null : { exact: true, grids: list.size, odds: oddsOf(shares), list };
}

const oddsOf = ({ sums, total }: Shares): Float64Array => sums.map((sum) => sum / total);

/** A growing sample: the grids of every descent, with its weight. */
class GridSampling {
  readonly #list = new GridList();
  readonly #shares = newShares();
  readonly #descend: ReturnType<typeof newDescender>;
  #descents = 0;

  constructor(root: Candidates, rng: Rng) {
    const list = this.#list;
    const order = { list, weight: 1, limit: Number.POSITIVE_INFINITY, shouldContinue: () => true };
    this.#descend = newDescender(root, rng, (grid) => {
      const before = list.size;
      listPlainly(grid, order);
      return list.size - before;
    });
  }

  /** The estimated number of grids. */
  get estimate(): number {
    return this.#descents === 0 ? Number.POSITIVE_INFINITY : this.#shares.total / this.#descents;
  }

  run(descents: number, effort: Effort): void {
    const list = this.#list;
    for (let made = 0; made < descents && effort.used < 1 - foresight.reserve && effort.spend(); made++) {
      const before = list.size;
      const { weight } = this.#descend();
      list.weights.fill(weight, before, list.size);
      addShares(list, this.#shares, before);
      this.#descents++;
    }
  }

  posterior(): Posterior | null {
    if (this.#list.size === 0) return null;
    return { exact: false, grids: this.estimate, odds: oddsOf(this.#shares), list: this.#list };
  }
}
