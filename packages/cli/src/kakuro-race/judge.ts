/** The referee of the race: rules on a claim, or finds the best one. */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import { type Field, isInteger, list, ok, type Refusal, type Result, unwrap } from '@riverstone/rules';
import {
  actionTiles,
  type ClaimPosition,
  checkClaim,
  checkPosition,
  formatClaim,
  formatField,
  formatLine,
  type Line,
  parseClaim,
  parseField,
  parseLine,
} from '@riverstone/rules/kakuro-race';
import { exactly, type JudgeAnswer, type JudgeRequest, readRequest, text } from '../contract/judge-request.js';
import { errorOf } from './refusals.js';

const unlimited = { min: 0, max: Number.POSITIVE_INFINITY };
const marker: Field<number> = { expected: '3..40', read: (raw) => (isInteger(raw, 3, 40) ? raw : undefined) };

const positionFields = {
  field: text,
  scored: list((raw) => (typeof raw === 'string' ? raw : undefined), 'lines', unlimited),
  marker,
  tiles: list((raw) => actionTiles.find((tile) => tile === raw), 'action tiles (d, x, n1-n9)', unlimited),
} as const;
const claimFields = { ...positionFields, claim: text } as const;
const bestFields = { ...positionFields, list: exactly('best') } as const;

export function judge(request: JudgeRequest): JudgeAnswer {
  return Object.hasOwn(request, 'list') ? findBest(request) : judgeClaim(request);
}

function judgeClaim(request: JudgeRequest): JudgeAnswer {
  const read = readRequest(request, claimFields);
  if (!read.ok) return read;
  const position = parsePosition(read.value);
  if (!position.ok) return position;
  const claim = parseClaim(read.value.claim);
  if (!claim.ok) return claim;
  const possible = checkPosition(position.value.field, position.value.scored);
  if (!possible.ok) return possible;
  const judged = checkClaim(position.value, claim.value);
  if (!judged.ok) return ok({ valid: false, error: errorOf(judged.error) });
  const { points, field, scored, tiles } = judged.value;
  return ok({ valid: true, points, field: formatField(field), scored: scored.map(formatLine), tiles });
}

function findBest(request: JudgeRequest): JudgeAnswer {
  const read = readRequest(request, bestFields);
  if (!read.ok) return read;
  const position = parsePosition(read.value);
  if (!position.ok) return position;
  const possible = checkPosition(position.value.field, position.value.scored);
  if (!possible.ok) return possible;
  const claim = bestClaim(position.value);
  if (claim === undefined) return ok({ exists: false });
  const { points } = unwrap(checkClaim(position.value, claim));
  return ok({ exists: true, points, claim: formatClaim(claim) });
}

interface PositionText extends Pick<ClaimPosition, 'marker' | 'tiles'> {
  readonly field: string;
  readonly scored: readonly string[];
}

function parsePosition(request: PositionText): Result<ClaimPosition, Refusal<'bad-notation'>> {
  const field = parseField(request.field);
  if (!field.ok) return field;
  const scored: Line[] = [];
  for (const line of request.scored) {
    const parsed = parseLine(line);
    if (!parsed.ok) return parsed;
    scored.push(parsed.value);
  }
  return ok({ field: field.value, scored, marker: request.marker, tiles: request.tiles });
}
