/** Proves by plain logic that a stone hides a digit: the easiest deductions that lead there, and no others. */

import type { Uncovered } from '@riverstone/rules/kakuzu';
import {
  type CandidateSets,
  candidateSets,
  conclude,
  type Deduction,
  findDeductions,
  holdsNow,
  type Technique,
} from './deductions.js';

/** The techniques by difficulty. */
const levels: readonly (readonly Technique[])[] = [
  ['only-place', 'only-digit'],
  ['locked'],
  ['pair', 'hidden-pair'],
  ['triple', 'wing'],
];
/** No proof that people could follow has so many steps before it is pruned. */
const MAX_STEPS = 400;

export interface StoneProof {
  /** 0 for *only place* and *only digit*, 1 with locked digits, 2 with pairs, 3 with triples and wings. */
  readonly level: number;
  /** In order; the last one places the digit on the stone. None can be left out. */
  readonly steps: readonly Deduction[];
}

/** The easiest proof found that the digit lies under the stone; null if these techniques do not find one. */
export function proveStone(uncovered: Uncovered, square: number, digit: number): StoneProof | null {
  let best: StoneProof | null = null;
  for (const level of levels.keys()) {
    // With the hard techniques first, a long chain of easy steps does not hide a short way around it.
    const steps = search(
      uncovered,
      square,
      digit,
      levels
        .slice(0, level + 1)
        .reverse()
        .flat(),
    );
    if (steps === null) continue;
    const proof = proofOf(pruned(uncovered, square, digit, steps));
    if (best === null || costOf(proof) < costOf(best)) best = proof;
    // Nothing is easier than one easy step.
    if (costOf(best) === 1) return best;
  }
  return best;
}

function proofOf(steps: readonly Deduction[]): StoneProof {
  return { level: Math.max(...steps.map(levelOf)), steps };
}

function levelOf({ technique }: Deduction): number {
  return levels.findIndex((techniques) => techniques.includes(technique));
}

function costOf({ steps }: StoneProof): number {
  return steps.reduce((cost, step) => cost + 1 + levelOf(step), 0);
}

/** Whether the steps, one after the other, prove that the digit lies under the stone. */
export function isProof(uncovered: Uncovered, square: number, digit: number, steps: readonly Deduction[]): boolean {
  const sets = candidateSets(uncovered);
  for (const step of steps) {
    if (!holdsNow(sets, step)) return false;
    conclude(sets, step);
  }
  const last = steps.at(-1);
  return last !== undefined && places(last, square, digit);
}

/** Whether a step says itself what lies under the stone. */
function places({ technique, squares, digits }: Deduction, square: number, digit: number): boolean {
  return (technique === 'only-place' || technique === 'only-digit') && squares[0] === square && digits[0] === digit;
}

function search(
  uncovered: Uncovered,
  square: number,
  digit: number,
  techniques: readonly Technique[],
): Deduction[] | null {
  const sets = candidateSets(uncovered);
  const steps: Deduction[] = [];
  while (steps.length < MAX_STEPS) {
    const final = finalStep(sets, square, digit);
    if (final !== null) return [...steps, final];
    const next = nextStep(sets, techniques);
    if (next === null) return null;
    conclude(sets, next);
    steps.push(next);
  }
  return null;
}

function finalStep(sets: CandidateSets, square: number, digit: number): Deduction | null {
  for (const technique of ['only-place', 'only-digit'] as const) {
    for (const step of findDeductions(sets, technique)) if (places(step, square, digit)) return step;
  }
  return null;
}

/** The easiest deduction that rules something out. */
function nextStep(sets: CandidateSets, techniques: readonly Technique[]): Deduction | null {
  for (const technique of techniques) {
    for (const step of findDeductions(sets, technique)) {
      if (conclude(sets.slice(), step)) return step;
    }
  }
  return null;
}

/** Leaves out every step that the proof does not need, from the last to the first. */
function pruned(uncovered: Uncovered, square: number, digit: number, steps: readonly Deduction[]): Deduction[] {
  let kept = [...steps];
  for (let index = kept.length - 2; index >= 0; index--) {
    const shorter = kept.filter((_, at) => at !== index);
    if (isProof(uncovered, square, digit, shorter)) kept = shorter;
  }
  return kept;
}
