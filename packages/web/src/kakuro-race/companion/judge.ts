/** What the rules say of a claim, as `riverstone judge` does; and whether there was any line. */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import type { Refusal, Result } from '@riverstone/rules';
import {
  type Claim,
  type ClaimCode,
  type ClaimEffect,
  checkClaim,
  checkPosition,
  FIELD_SIZE,
} from '@riverstone/rules/kakuro-race';
import type { RaceQuestion } from './position';

export type RaceRuling =
  | { readonly type: 'no-claim' }
  /** No real field can look like this. */
  | { readonly type: 'impossible'; readonly error: Refusal<'bad-position'> }
  | { readonly type: 'ruled'; readonly result: Result<ClaimEffect, Refusal<ClaimCode>> };

export function judgeRace(position: RaceQuestion): RaceRuling {
  const possible = checkPosition(position.field, position.scored);
  if (!possible.ok) return { type: 'impossible', error: possible.error };
  if (position.claim === null) return { type: 'no-claim' };
  return { type: 'ruled', result: checkClaim(position, position.claim) };
}

/** The best line, or null: the search is exact, so that proves that there is none. */
export function lineFor(position: RaceQuestion): Claim | null {
  return bestClaim(position) ?? null;
}

/** How many stretches of two numbers or more a field has: any two ends in each row and column. */
export const POSSIBLE_LINES = FIELD_SIZE * FIELD_SIZE * (FIELD_SIZE - 1);

/** The rule that decides, by what is wrong. */
export const faultClauses: Readonly<Record<ClaimCode, string>> = {
  'bad-line': 'R4.1',
  'too-short': 'R4.5',
  'not-yours': 'R5.1',
  'bad-exchange': 'R5.12',
  'not-silver': 'R5.3',
  'no-start': 'R4.2',
  'no-end': 'R4.3',
  'already-scored': 'R4.8',
  'wrong-sum': 'R4.6',
  repeats: 'R4.7',
  'not-used': 'R5.7',
};
