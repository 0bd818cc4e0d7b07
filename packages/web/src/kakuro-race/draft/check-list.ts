/** The check list of a draft: what its line has, and what it lacks. */

import type { Refusal } from '@riverstone/rules';
import {
  type ClaimCode,
  type ClaimPosition,
  checkClaim,
  digitOn,
  SUM_SQUARE,
  sameLine,
} from '@riverstone/rules/kakuro-race';
import { claimOf, endsOf, fieldWith, lineSquares, type RaceDraft, repetitionsIn } from './draft';

/** One thing that a valid line needs. */
export interface CheckItem {
  readonly id: 'start' | 'end' | 'sum' | 'repeats' | 'fresh';
  readonly done: boolean;
}

export interface CheckList {
  readonly items: readonly CheckItem[];
  /** The numbers of the line as they would lie. */
  readonly digits: readonly number[];
  readonly sum: number;
  /** Doubles that are still needed, and those that come back because they are not. */
  readonly doublesLacking: number;
  readonly doublesBack: number;
  /** The first fault that the rules find; null when the claim is valid. */
  readonly fault: Refusal<ClaimCode> | null;
  /** What it would score now; 0 while it is not valid. */
  readonly points: number;
}

/** Judges a draft; null while it has no line. */
export function checkListOf(position: ClaimPosition, draft: RaceDraft): CheckList | null {
  const claim = claimOf(draft);
  if (claim === null) return null;
  const field = fieldWith(position.field, draft);
  const digits = lineSquares(draft).map((square) => digitOn(field[square] ?? SUM_SQUARE));
  const sum = digits.reduce((total, digit) => total + digit, 0);
  const missing = repetitionsIn(position.field, draft) - draft.doubles;
  const ends = endsOf(draft);
  const bounded = (square: number | null): boolean => square === null || field[square] === SUM_SQUARE;
  const judged = checkClaim(position, claim);
  return {
    items: [
      { id: 'start', done: bounded(ends.before) },
      { id: 'end', done: bounded(ends.after) },
      { id: 'sum', done: sum === position.marker },
      { id: 'repeats', done: missing <= 0 },
      { id: 'fresh', done: !position.scored.some((line) => sameLine(line, claim)) },
    ],
    digits,
    sum,
    doublesLacking: Math.max(0, missing),
    doublesBack: Math.max(0, -missing),
    fault: judged.ok ? null : judged.error,
    points: judged.ok ? judged.value.points : 0,
  };
}
