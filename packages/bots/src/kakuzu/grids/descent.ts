/**
 * One *descent*: makes some random complete grids, and says of how many grids they are a fair sample.
 *
 * A descent branches where there are few choices, looks at what each of them leaves after every conclusion, and takes
 * one at random: rather one that leaves more candidates, for there are about 7% more grids for each candidate more.
 * When few squares are open it counts all the ways to fill them instead. Its weight is 1 / the probability of the
 * choices it made, so that a sum over descents, weighted, is a fair estimate of a sum over all grids, however good or
 * bad the guess of 7% is. A good guess makes the weights more equal, and the estimate surer: this is importance
 * sampling.
 */

import type { Rng } from '@riverstone/rules';
import { findBranch, newBranch } from './branching.js';
import { type Candidates, candidateCount, newCandidates, openCount, place, settledDigits } from './candidates.js';
import { countPlainly } from './plain-counter.js';

/** With so few squares open a descent counts and chooses no more. */
const FEW_OPEN = 20;
const SQUARES = 81;
const DIGITS = 9;

/** How likely it is to take a choice that leaves so many candidates fewer than the best one, compared with that one. */
const FEWER = new Float64Array(SQUARES * DIGITS);
// Divided step by step: engines differ in the last bit of powers, and a sample must be the same everywhere.
for (let fewer = 0, likelihood = 1; fewer < FEWER.length; fewer++, likelihood /= 1.07) {
  // The 2% keep a choice possible that looks bad: where the guess is wrong, that must not make a huge weight.
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
 * Fills the zeros of a grid in every way; writes how many ways hold what (see `Descent.holding`), and returns how many
 * there are.
 */
export type FillRest = (grid: Uint8Array, holding: Float64Array) => number;

const countRest: FillRest = (grid, holding) => countPlainly(grid, Number.POSITIVE_INFINITY, holding);

/**
 * A function that makes descents from a position, always into the same result. `fillRest` says what is done with the
 * last open squares; unless it is given, the ways to fill them are counted.
 */
export function newDescender(root: Candidates, rng: Rng, fillRest: FillRest = countRest): () => Descent {
  const descent: Descent = { weight: 1, grids: 0, holding: new Float64Array(SQUARES * DIGITS) };
  const branch = newBranch();
  const grid = new Uint8Array(SQUARES);
  const likelihoods = new Float64Array(DIGITS);
  /** What each choice leaves. As the next branch starts from one of these, its own go into the other half. */
  const halves = [0, 1].map(() => Array.from({ length: DIGITS }, newCandidates)) as [Candidates[], Candidates[]];

  /** Looks at every choice of the branch; returns the sum of their likelihoods, 0 when none is possible. */
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

  /** Takes one of the choices, as likely as they are. */
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
