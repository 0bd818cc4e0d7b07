/**
 * One *descent*: makes some random complete grids, and estimates how many grids they represent.
 *
 * A descent branches where there are few choices, examines what each choice leaves after every conclusion, and takes
 * one at random. It prefers choices that leave more candidates, because each candidate means about 7% more grids. When
 * few squares are open it counts all ways to fill them instead. Its weight is 1 / the probability of its choices, so
 * that the weighted sum over descents is an unbiased estimate of the sum over all grids, even if the 7% are wrong. A
 * good guess makes the weights more equal, and the estimate more precise: this is importance sampling.
 */

import type { Rng } from '@riverstone/rules';
import { findBranch, newBranch } from './branching.js';
import { type Candidates, candidateCount, newCandidates, openCount, place, settledDigits } from './candidates.js';
import { countPlainly } from './plain-counter.js';

/** With at most this many open squares, a descent counts instead of choosing. */
const FEW_OPEN = 20;
const SQUARES = 81;
const DIGITS = 9;

/** The relative probability of a choice, by how many fewer candidates it leaves than the best one. */
const FEWER = new Float64Array(SQUARES * DIGITS);
// Computed by repeated division: engines differ in the last bit of powers, and samples must be the same everywhere.
for (let fewer = 0, likelihood = 1; fewer < FEWER.length; fewer++, likelihood /= 1.07) {
  // The 2% keep choices possible that look bad. Otherwise a wrong guess would lead to a huge weight.
  FEWER[fewer] = likelihood + 0.02;
}

export interface Descent {
  /** How many grids each grid found stands for. */
  weight: number;
  /** How many grids were found; 0 at a dead end. */
  grids: number;
  /** At `square * 9 + digit - 1`: how many of the grids found have the digit on the square. */
  readonly holding: Float64Array;
}

/**
 * Counts the ways to fill the zeros of a grid, and writes how many of them have which digit where (see
 * `Descent.holding`).
 */
export type FillRest = (grid: Uint8Array, holding: Float64Array) => number;

const countRest: FillRest = (grid, holding) => countPlainly(grid, Number.POSITIVE_INFINITY, holding);

/**
 * A function that makes descents from a position. It always returns the same object. `fillRest` handles the last open
 * squares; by default the ways to fill them are counted.
 */
export function newDescender(root: Candidates, rng: Rng, fillRest: FillRest = countRest): () => Descent {
  const descent: Descent = { weight: 1, grids: 0, holding: new Float64Array(SQUARES * DIGITS) };
  const branch = newBranch();
  const grid = new Uint8Array(SQUARES);
  const likelihoods = new Float64Array(DIGITS);
  /** What each choice leaves. The next branch starts from one of these, so its own choices go into the other half. */
  const halves = [0, 1].map(() => Array.from({ length: DIGITS }, newCandidates)) as [Candidates[], Candidates[]];

  /** Examines every choice of the branch; returns the sum of their weights, 0 when none is possible. */
  const weigh = (current: Candidates, children: Candidates[]): number => {
    let most = 0;
    for (let choice = 0; choice < branch.count; choice++) {
      const child = children[choice] as Candidates;
      child.set(current);
      const possible = place(child, branch.squares[choice] as number, branch.digits[choice] as number);
      const count = possible ? candidateCount(child) : 0;
      likelihoods[choice] = count;
      if (count > most) most = count;
    }
    let total = 0;
    for (let choice = 0; choice < branch.count; choice++) {
      const count = likelihoods[choice] as number;
      likelihoods[choice] = count === 0 ? 0 : (FEWER[most - count] as number);
      total += likelihoods[choice] as number;
    }
    return total;
  };

  /** Takes one of the choices at random, by weight. */
  const pick = (total: number): number => {
    let choice = 0;
    let rest = (rng.word() / 2 ** 32) * total;
    while (rest >= (likelihoods[choice] as number)) rest -= likelihoods[choice++] as number;
    return choice;
  };

  return () => {
    let current = root;
    descent.weight = 1;
    descent.grids = 0;
    for (let depth = 0; openCount(current) > FEW_OPEN; depth++) {
      const children = halves[depth & 1] as Candidates[];
      findBranch(current, branch);
      const total = weigh(current, children);
      if (total === 0) return descent;
      const choice = pick(total);
      descent.weight *= total / (likelihoods[choice] as number);
      current = children[choice] as Candidates;
    }
    descent.grids = fillRest(settledDigits(current, grid), descent.holding);
    return descent;
  };
}
