/** Miscounted lines: people claim them from time to time, beginners more often. */

import { pick, type Rng, type Square } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  digitOn,
  directionOf,
  FIELD_SIZE,
  isRed,
  type Line,
  repetitionsOf,
  SUM_SQUARE,
  sameLine,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';

/** A wrong claim, and what is wrong with it. */
export interface Miscount {
  readonly claim: Claim;
  readonly sum: number;
  readonly repetitions: number;
}

const MAX_OFF = 1;
const MAX_COVERS = 1;

const squares = Array.from({ length: FIELD_SIZE ** 2 }, (_, square) => square);
const everyLine: readonly Line[] = squares.flatMap((first) =>
  squares.map((last) => ({ first, last })).filter((line) => line.last > first && directionOf(line) !== undefined),
);

/**
 * A random line up to some length whose sum is off by one, or that has a repetition; null when there is none. It needs
 * at most one tile, to bound it.
 */
export function miscount(position: ClaimPosition, longest: number, rng: Rng): Miscount | null {
  const tempting = everyLine.flatMap((line) => temptation(position, line, longest) ?? []);
  return tempting.length === 0 ? null : pick(tempting, rng);
}

function temptation(position: ClaimPosition, line: Line, longest: number): Miscount | null {
  const { field, marker, scored, tiles } = position;
  const digits = (squaresOf(line) ?? []).map((square) => digitOn(field[square] as number));
  if (digits.length > longest || digits.includes(SUM_SQUARE)) return null;
  const sum = digits.reduce((total, digit) => total + digit, 0);
  const repetitions = repetitionsOf(digits);
  if (Math.abs(sum - marker) > MAX_OFF || (sum === marker && repetitions === 0)) return null;
  const ends = openEnds(field, line);
  const isBounded = ends.every((square) => !isRed(field[square] as number));
  if (!isBounded || ends.length > Math.min(MAX_COVERS, tiles.length)) return null;
  if (scored.some((each) => sameLine(each, line))) return null;
  const sumSquares = ends.map((square) => ({ square, tile: tiles[0] as ActionTile }));
  return { claim: { ...line, exchanges: [], sumSquares, newNumbers: [], doubles: 0 }, sum, repetitions };
}

/** The squares beside a line that would have to be Sum squares and are not. */
function openEnds(field: ClaimPosition['field'], line: Line): Square[] {
  const direction = directionOf(line) ?? 'across';
  return [squareBefore(line, direction), squareAfter(line, direction)].filter(
    (square): square is Square => square !== undefined && field[square] !== SUM_SQUARE,
  );
}
