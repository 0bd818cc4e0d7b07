/** Claims in the race: whether a claim is valid and what it does, or its first fault. */

import type { Square } from '../core/grid.js';
import { type Detail, ok, type Refusal, type Result, refuse } from '../core/result.js';
import {
  type ActionTile,
  type Claim,
  digitOn,
  directionOf,
  isRed,
  isSilver,
  type Line,
  newNumberTile,
  type RaceField,
  RED,
  SUM_SQUARE,
  sameLine,
  squareAfter,
  squareBefore,
  squareName,
  squaresOf,
} from './field.js';
import { formatLine } from './notation.js';

/** The position of a claim: the field, the lines scored so far, the marker and the caller's Action tiles. */
export interface ClaimPosition {
  readonly field: RaceField;
  readonly scored: readonly Line[];
  readonly marker: number;
  readonly tiles: readonly ActionTile[];
}

/** The result of a valid claim: its points, and the position after it. */
export interface ClaimEffect {
  readonly points: number;
  readonly field: RaceField;
  /** The new line is the last. */
  readonly scored: readonly Line[];
  /** The tiles not spent, in the order they were held. */
  readonly tiles: readonly ActionTile[];
}

/** Everything that can be wrong with a claim; where several things are, the first of this list is named. */
export const claimCodes = [
  'bad-line',
  'too-short',
  'not-yours',
  'bad-exchange',
  'not-silver',
  'no-start',
  'no-end',
  'already-scored',
  'wrong-sum',
  'repeats',
  'not-used',
] as const;

/** What is wrong with a claim. */
export type ClaimCode = (typeof claimCodes)[number];

/**
 * The Action tiles that a claim lays, in the order it names them. It spends them all, but for Doubles that it does not
 * need.
 * @example laidTiles(unwrap(parseClaim('b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d'))) // => ['x', 'n3', 'd', 'n7', 'd']
 */
export function laidTiles(claim: Claim): readonly ActionTile[] {
  return [
    ...claim.exchanges.map(() => 'x' as const),
    ...claim.sumSquares.map(({ tile }) => tile),
    ...claim.newNumbers.map(({ digit }) => newNumberTile(digit)),
    ...Array.from({ length: claim.doubles }, () => 'd' as const),
  ];
}

/**
 * Judges a claim: its result, or the first of `claimCodes` that applies.
 * @example
 * checkClaim({ field, scored: [], marker: 40, tiles: ['d'] }, unwrap(parseClaim('a4-h4 d')))
 * // => { ok: true, value: { points: 8, tiles: [], … } }
 */
export function checkClaim(position: ClaimPosition, claim: Claim): Result<ClaimEffect, Refusal<ClaimCode>> {
  const squares = squaresOf(claim);
  if (squares === undefined) return refuse('bad-line', { line: formatLine(claim) });
  const broken = squares.find((square) => position.field[square] === SUM_SQUARE);
  if (broken !== undefined) return refuse('bad-line', { line: formatLine(claim), square: squareName(broken) });
  if (squares.length < 2) return refuse('too-short', { line: formatLine(claim) });

  const faults = new Faults();
  const { missing } = without(position.tiles, laidTiles(claim));
  if (missing !== undefined) faults.note('not-yours', { tile: missing });
  const field = layTiles(position.field, claim, squares, faults);
  const repetitions = judgeLine(position, field, claim, squares, faults);
  const fault = faults.first();
  if (fault !== undefined) return { ok: false, error: fault };

  for (const square of squares) field[square] = RED + digitOn(field[square] as number);
  const line = { first: claim.first, last: claim.last };
  // Doubles beyond the repetitions stay with their owner.
  const { rest: tiles } = without(position.tiles, laidTiles({ ...claim, doubles: repetitions }));
  return ok({ points: squares.length, field, scored: [...position.scored, line], tiles });
}

/** The tiles of a digit, all of them silver at first. */
const TILES_OF_A_DIGIT = 8;
/** With the standard New numbers laid beside them. */
const TILES_AND_NEW_NUMBERS = 10;

/**
 * Whether a field and its scored lines are consistent: every scored line is a whole red run and listed once, every red
 * square is in one, and no digit has more tiles than the game has. Nothing else is checked: a position need not be
 * reachable.
 * @example
 * checkPosition(field, [{ first: 8, last: 15 }])
 * // => { ok: false, error: { code: 'bad-position', detail: { problem: 'red-in-no-line', square: 'f1' } } }
 */
export function checkPosition(field: RaceField, scored: readonly Line[]): Result<true, Refusal<'bad-position'>> {
  const inScored = new Set<Square>();
  for (const [index, line] of scored.entries()) {
    if (!isRedRun(field, line)) return refuse('bad-position', { problem: 'not-a-red-run', line: formatLine(line) });
    const repeated = scored.findIndex((each) => sameLine(each, line)) !== index;
    if (repeated) return refuse('bad-position', { problem: 'listed-twice', line: formatLine(line) });
    for (const square of squaresOf(line) ?? []) inScored.add(square);
  }
  const stray = field.findIndex((value, square) => isRed(value) && !inScored.has(square));
  if (stray >= 0) return refuse('bad-position', { problem: 'red-in-no-line', square: squareName(stray) });
  for (let digit = 1; digit <= 9; digit++) {
    const silver = field.filter((value) => value === digit).length;
    const red = field.filter((value) => value === RED + digit).length;
    if (silver > TILES_OF_A_DIGIT || silver + red > TILES_AND_NEW_NUMBERS)
      return refuse('bad-position', { problem: 'too-many', digit, silver, red });
  }
  return ok(true);
}

function isRedRun(field: RaceField, line: Line): boolean {
  const squares = squaresOf(line);
  if (squares === undefined || squares.length < 2) return false;
  const { before, after } = endsOf(line);
  return bounds(field, before) && bounds(field, after) && squares.every((square) => isRed(field[square] as number));
}

/** Collects faults in any order, so that the order of precedence is written once, in `claimCodes`. */
class Faults {
  readonly #details = new Map<ClaimCode, Detail>();

  /** Adds a fault; of several with the same code the first counts. */
  note(code: ClaimCode, detail: Detail): void {
    if (!this.#details.has(code)) this.#details.set(code, detail);
  }

  first(): Refusal<ClaimCode> | undefined {
    const code = claimCodes.find((each) => this.#details.has(each));
    return code && { code, detail: this.#details.get(code) as Detail };
  }
}

/** The tiles that are left when others are taken, the first of a kind first; and one of those that are missing. */
function without(
  tiles: readonly ActionTile[],
  taken: readonly ActionTile[],
): { readonly rest: readonly ActionTile[]; readonly missing: ActionTile | undefined } {
  const owed = new Map<ActionTile, number>();
  for (const tile of taken) owed.set(tile, (owed.get(tile) ?? 0) + 1);
  const rest = tiles.filter((tile) => {
    const count = owed.get(tile) ?? 0;
    if (count > 0) owed.set(tile, count - 1);
    return count === 0;
  });
  const [missing] = [...owed].find(([, count]) => count > 0) ?? [];
  return { rest, missing };
}

/** The field after the claim's steps; a step at fault is noted and not carried out. */
function layTiles(before: RaceField, claim: Claim, squares: readonly Square[], faults: Faults): number[] {
  const field = [...before];
  const at = (square: Square): number => field[square] as number;
  const silver = (square: Square): boolean => {
    const fine = isSilver(at(square));
    if (!fine) faults.note('not-silver', { square: squareName(square) });
    return fine;
  };

  for (const [one, other] of claim.exchanges) {
    const oneSilver = silver(one);
    const otherSilver = silver(other);
    const sameNumber = at(one) !== SUM_SQUARE && digitOn(at(one)) === digitOn(at(other));
    const apart = squares.includes(one) !== squares.includes(other);
    if (one === other || sameNumber || !apart) {
      faults.note('bad-exchange', { squares: [squareName(one), squareName(other)] });
    } else if (oneSilver && otherSilver) {
      [field[one], field[other]] = [at(other), at(one)];
    }
  }
  const { before: start, after: end } = endsOf(claim);
  for (const { square, tile } of claim.sumSquares) {
    if (!silver(square)) continue;
    if (square === start || square === end) field[square] = SUM_SQUARE;
    else faults.note('not-used', { square: squareName(square), tile });
  }
  for (const { square, digit } of claim.newNumbers) {
    if (!silver(square)) continue;
    if (squares.includes(square) && at(square) !== digit) field[square] = RED + digit;
    else faults.note('not-used', { square: squareName(square), tile: newNumberTile(digit) });
  }
  return field;
}

/**
 * How many Doubles a line needs: the number of its repetitions.
 * @example repetitionsOf([4, 9, 4, 4]) // => 2
 */
export function repetitionsOf(digits: readonly number[]): number {
  return digits.length - new Set(digits).size;
}

/** Tests the line itself, on the field that the claim's steps have left; gives how many Doubles it needs. */
function judgeLine(
  { scored, marker }: ClaimPosition,
  field: RaceField,
  claim: Claim,
  squares: readonly Square[],
  faults: Faults,
): number {
  const line = formatLine(claim);
  const { before, after } = endsOf(claim);
  if (!bounds(field, before)) faults.note('no-start', { line });
  if (!bounds(field, after)) faults.note('no-end', { line });
  // A scored line is a whole run and red, so no other line of its direction can share a square with it.
  if (scored.some((each) => sameLine(each, claim))) faults.note('already-scored', { line });

  const digits = squares.map((square) => digitOn(field[square] as number));
  const sum = digits.reduce((total, digit) => total + digit, 0);
  if (sum !== marker) faults.note('wrong-sum', { sum, marker });
  const repetitions = repetitionsOf(digits);
  if (claim.doubles < repetitions) faults.note('repeats', { repetitions, doubles: claim.doubles });
  return repetitions;
}

/** The squares right before and right after a line, where it does not end at the field's edge. */
function endsOf(line: Line): { readonly before: Square | undefined; readonly after: Square | undefined } {
  const direction = directionOf(line) ?? 'across';
  return { before: squareBefore(line, direction), after: squareAfter(line, direction) };
}

function bounds(field: RaceField, square: Square | undefined): boolean {
  return square === undefined || field[square] === SUM_SQUARE;
}
