/** Rulings on claims, asked and answered in notation. */

import { unwrap } from '../../src/core/result.js';
import { checkClaim } from '../../src/kakuro-race/claim.js';
import type { ActionTile } from '../../src/kakuro-race/field.js';
import { formatField, formatLine, parseClaim, parseField, parseLine } from '../../src/kakuro-race/notation.js';
import { deepFreeze } from '../deep-freeze.js';
import { staircase } from './table.js';

/** What a claim is judged on; by default the untouched staircase, and no Action tiles. */
export interface Asked {
  readonly marker: number;
  readonly tiles?: readonly ActionTile[];
  readonly field?: string;
  readonly scored?: readonly string[];
}

/** What a valid claim leaves. */
export interface Answer {
  readonly points: number;
  readonly field: string;
  readonly scored: readonly string[];
  readonly tiles: readonly string[];
}

/** The position after a claim, or the code of what is wrong with it. */
export function judge(claim: string, { marker, tiles = [], field = staircase, scored = [] }: Asked): Answer | string {
  const position = {
    field: unwrap(parseField(field)),
    scored: scored.map((line) => unwrap(parseLine(line))),
    marker,
    tiles,
  };
  const judged = checkClaim(deepFreeze(position), deepFreeze(unwrap(parseClaim(claim))));
  if (!judged.ok) return judged.error.code;
  const { points, field: after, scored: lines, tiles: rest } = judged.value;
  return { points, field: formatField(after), scored: lines.map(formatLine), tiles: rest };
}

/** `valid`, or the code of what is wrong with a claim. */
export function ruling(claim: string, asked: Asked): string {
  const judged = judge(claim, asked);
  return typeof judged === 'string' ? judged : 'valid';
}

/** The staircase with some of its rows replaced: `staircaseWith({ 1: '11345678' })`. */
export function staircaseWith(rows: Readonly<Record<number, string>>): string {
  return staircase
    .split('/')
    .map((row, index) => rows[index + 1] ?? row)
    .join('/');
}
