/** What a person sees on the board: elimination by row, column and box, some of it overlooked. */

import type { Rng } from '@riverstone/rules';
import { SIZE, type Uncovered } from '@riverstone/rules/kakuzu';
import { withProbability } from '../core/with-probability.js';
import { load, newCandidates } from './grids/candidates.js';
import type { Guess } from './grids/elimination.js';
import { BOXES_FROM, digitsIn, placesIn, UNITS, unitsOf } from './grids/units.js';
import type { SightProfile } from './profiles.js';

const BANDS = 3;
const BAND_SQUARES = 27;
/** Alternatives where nothing was counted. */
const UNKNOWN = SIZE;
/** A guess with its evidence: the sum of the chances by square, row, column and box. */
export interface SeenGuess extends Guess {
  readonly support: number;
}

/**
 * Every digit that seems possible under a stone. Overlooking something makes more digits seem possible, never fewer.
 * But a bot that overlooks a digit in a row may be sure of the one place where the digit seems to be missing.
 */
export function seenGuesses(uncovered: Uncovered, profile: SightProfile, rng: Rng): SeenGuess[] {
  const candidates = withProbability(profile.reasons, rng)
    ? concluded(uncovered)
    : seenCandidates(uncovered, profile, rng);
  const places = placesIn(candidates);
  const countsUnit = Array.from({ length: UNITS }, (_, unit) =>
    withProbability(unit < BOXES_FROM ? profile.countsLine : profile.countsBox, rng),
  );
  return candidates.flatMap((mask, square) => {
    if (mask === 0) return [];
    const digits = digitsIn(mask);
    const inSquare = withProbability(profile.countsSquare, rng) ? digits.length : UNKNOWN;
    return digits.map((digit) => {
      const counts = [inSquare];
      for (const unit of unitsOf[square] ?? []) {
        counts.push(countsUnit[unit] === true ? (places[unit * (SIZE + 1) + digit] as number) : UNKNOWN);
      }
      const support = counts.reduce((sum, count) => sum + 1 / count, 0);
      return { square, digit, alternatives: Math.min(...counts), support };
    });
  });
}

/** For each square with a stone the digits not seen in its units, as bits; 0 where there is no stone. */
function seenCandidates(uncovered: Uncovered, profile: SightProfile, rng: Rng): number[] {
  const seen = new Array<number>(UNITS).fill(0);
  for (const [square, digit] of uncovered.entries()) {
    if (digit === 0) continue;
    for (const unit of unitsOf[square] ?? []) {
      const overlooked = withProbability(unit < BOXES_FROM ? profile.overlooksLine : profile.overlooksBox, rng);
      if (!overlooked) seen[unit] = (seen[unit] as number) | (1 << digit);
    }
  }
  const incomplete = incompleteDigits(uncovered);
  return uncovered.map((digit, square) =>
    digit > 0 ? 0 : (unitsOf[square] ?? []).reduce((mask, unit) => mask & ~(seen[unit] as number), incomplete),
  );
}

/**
 * The digits that are still under some stone, as bits. Nobody overlooks that a digit is complete: it has left the bag.
 */
function incompleteDigits(uncovered: Uncovered): number {
  const counts = new Array<number>(SIZE + 1).fill(0);
  for (const digit of uncovered) counts[digit] = (counts[digit] as number) + 1;
  let mask = 0;
  for (let digit = 1; digit <= SIZE; digit++) if ((counts[digit] as number) < SIZE) mask |= 1 << digit;
  return mask;
}

/** The same candidates for a bot that overlooks nothing and draws every conclusion from rows, columns and boxes. */
function concluded(uncovered: Uncovered): number[] {
  const candidates = newCandidates();
  load(candidates, uncovered);
  return uncovered.map((open, square) => {
    if (open > 0) return 0;
    const band = Math.floor(square / BAND_SQUARES);
    let mask = 0;
    for (let digit = 0; digit < SIZE; digit++) {
      const word = candidates[digit * BANDS + band] as number;
      if ((word >> (square - band * BAND_SQUARES)) & 1) mask |= 1 << (digit + 1);
    }
    return mask;
  });
}
