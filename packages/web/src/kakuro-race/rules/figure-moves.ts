/** A claim of a figure, judged by the rules. */

import { type Refusal, type Result, unwrap } from '@riverstone/rules';
import {
  type Claim,
  type ClaimCode,
  type ClaimEffect,
  checkClaim,
  parseClaim,
  parseField,
  parseLine,
} from '@riverstone/rules/kakuro-race';
import type { RaceFigure } from './figures';

export interface RaceFigureMove {
  readonly claim: Claim;
  readonly ruling: Result<ClaimEffect, Refusal<ClaimCode>>;
}

export function tryClaim({ field, scored, marker, tiles }: RaceFigure, text: string): RaceFigureMove {
  const claim = unwrap(parseClaim(text));
  const position = {
    field: unwrap(parseField(field)),
    scored: scored.map((line) => unwrap(parseLine(line))),
    marker,
    tiles,
  };
  return { claim, ruling: checkClaim(position, claim) };
}
