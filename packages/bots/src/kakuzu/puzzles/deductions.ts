/**
 * Deductions about the digits under stones, as people make them: each is data, can be checked, and takes candidates
 * away. Candidates are a set of digits for each square, as bits 1 to 9; an uncovered square has its digit alone.
 */

import { SIZE, type Uncovered } from '@riverstone/rules/kakuzu';
import { BOXES_FROM, digitsIn, UNITS, unitsOf } from '../grids/units.js';

/** What a deduction uses. */
export type Technique = 'only-place' | 'only-digit' | 'locked' | 'pair' | 'hidden-pair' | 'triple' | 'wing';

/**
 * A deduction. `unit` is the row, column or box that shows it (rows from 0, columns from 9, boxes from 18; -1 for
 * *only digit*), `squares` the stones in it that it speaks of, `digits` those that must lie there.
 */
export interface Deduction {
  readonly technique: Technique;
  readonly unit: number;
  readonly squares: readonly number[];
  readonly digits: readonly number[];
}

/** Candidates by square. */
export type CandidateSets = Int32Array;

const ALL = ((1 << SIZE) - 1) << 1;
const SQUARES = SIZE * SIZE;

/** The squares of each unit. */
export const squaresOfUnit: readonly (readonly number[])[] = Array.from({ length: UNITS }, (_, unit) =>
  [...unitsOf.keys()].filter((square) => unitsOf[square]?.includes(unit)),
);
const peersOf: readonly (readonly number[])[] = unitsOf.map((units, square) => [
  ...new Set(units.flatMap((unit) => squaresOfUnit[unit] ?? []).filter((other) => other !== square)),
]);

/** What rows, columns and boxes allow under each stone. */
export function candidateSets(uncovered: Uncovered): CandidateSets {
  const sets = new Int32Array(SQUARES).fill(ALL);
  for (const [square, digit] of uncovered.entries()) {
    if (digit === 0) continue;
    for (const peer of peersOf[square] ?? []) remove(sets, peer, 1 << digit);
  }
  for (const [square, digit] of uncovered.entries()) if (digit > 0) sets[square] = 1 << digit;
  return sets;
}

/** Whether a deduction holds with these candidates. */
export function holdsNow(sets: CandidateSets, { technique, unit, squares, digits }: Deduction): boolean {
  const bits = digits.reduce((all, digit) => all | (1 << digit), 0);
  const elsewhere = (squaresOfUnit[unit] ?? []).filter((square) => !squares.includes(square));
  const isOnlyHere = elsewhere.every((square) => ((sets[square] as number) & bits) === 0);
  const isOnlyThese = squares.every((square) => ((sets[square] as number) & ~bits) === 0);
  if (technique === 'only-digit' || technique === 'pair' || technique === 'triple') return isOnlyThese;
  if (technique !== 'wing') return isOnlyHere;
  return wingLines(squares, unit).every((line) => isOnlyIn(sets, line, squares, bits));
}

/** Takes away what a deduction rules out; whether that is anything. */
export function conclude(sets: CandidateSets, { technique, unit, squares, digits }: Deduction): boolean {
  const bits = digits.reduce((all, digit) => all | (1 << digit), 0);
  let found = false;
  if (technique === 'only-place' || technique === 'only-digit' || technique === 'hidden-pair') {
    for (const square of squares) found = remove(sets, square, ~bits) || found;
  }
  if (technique === 'only-place' || technique === 'only-digit') {
    for (const square of squares) for (const peer of peersOf[square] ?? []) found = remove(sets, peer, bits) || found;
    return found;
  }
  const units = technique === 'wing' ? wingCovers(squares, unit) : sharedUnits(squares);
  for (const shared of units) {
    for (const square of squaresOfUnit[shared] ?? []) {
      if (!squares.includes(square)) found = remove(sets, square, bits) || found;
    }
  }
  return found;
}

/** The units that hold all of some squares. */
function sharedUnits(squares: readonly number[]): number[] {
  const [first = 0] = squares;
  return (unitsOf[first] ?? []).filter((unit) => squares.every((square) => unitsOf[square]?.includes(unit)));
}

/** A wing in rows speaks of two rows, and rules out in two columns; the other way round in columns. */
function wingLines(squares: readonly number[], unit: number): number[] {
  return [...new Set(squares.map((square) => unitsOf[square]?.[unit < SIZE ? 0 : 1] ?? 0))];
}

function wingCovers(squares: readonly number[], unit: number): number[] {
  return [...new Set(squares.map((square) => unitsOf[square]?.[unit < SIZE ? 1 : 0] ?? 0))];
}

function isOnlyIn(sets: CandidateSets, unit: number, squares: readonly number[], bits: number): boolean {
  return (squaresOfUnit[unit] ?? []).every(
    (square) => squares.includes(square) || ((sets[square] as number) & bits) === 0,
  );
}

function remove(sets: CandidateSets, square: number, bits: number): boolean {
  const before = sets[square] as number;
  sets[square] = before & ~bits;
  return (before & bits) !== 0;
}

/** Every deduction of a technique that holds now, whether or not it rules anything out. */
export function* findDeductions(sets: CandidateSets, technique: Technique): Generator<Deduction> {
  if (technique === 'only-digit') yield* findOnlyDigits(sets);
  else if (technique === 'wing') yield* findWings(sets);
  else if (technique === 'pair' || technique === 'triple') yield* findSubsets(sets, technique);
  else yield* findPlaces(sets, technique);
}

function* findOnlyDigits(sets: CandidateSets): Generator<Deduction> {
  for (let square = 0; square < SQUARES; square++) {
    const digits = digitsIn(sets[square] as number);
    if (digits.length === 1) yield { technique: 'only-digit', unit: -1, squares: [square], digits };
  }
}

/** Where a digit, or two of them, can lie in a unit: boxes first, which are the easiest to look over. */
function* findPlaces(sets: CandidateSets, technique: Technique): Generator<Deduction> {
  for (const unit of unitsInOrder) {
    const squares = squaresOfUnit[unit] ?? [];
    const places = Array.from({ length: SIZE + 1 }, (_, digit) =>
      squares.filter((square) => ((sets[square] as number) & (1 << digit)) !== 0),
    );
    for (let digit = 1; digit <= SIZE; digit++) {
      const own = places[digit] ?? [];
      if (technique === 'only-place' && own.length === 1) yield { technique, unit, squares: own, digits: [digit] };
      if (technique === 'locked' && own.length > 1 && own.length < 4 && sharedUnits(own).length > 1)
        yield { technique, unit, squares: own, digits: [digit] };
      if (technique !== 'hidden-pair' || own.length !== 2) continue;
      for (let other = digit + 1; other <= SIZE; other++) {
        if (places[other]?.join() === own.join()) yield { technique, unit, squares: own, digits: [digit, other] };
      }
    }
  }
}

const unitsInOrder = [
  ...Array.from({ length: SIZE }, (_, box) => BOXES_FROM + box),
  ...Array.from({ length: BOXES_FROM }, (_, line) => line),
];

/** Two (three) stones of a unit that can hide only the same two (three) digits. */
function* findSubsets(sets: CandidateSets, technique: 'pair' | 'triple'): Generator<Deduction> {
  const size = technique === 'pair' ? 2 : 3;
  for (const unit of unitsInOrder) {
    const open = (squaresOfUnit[unit] ?? []).filter((square) => {
      const count = digitsIn(sets[square] as number).length;
      return count > 1 && count <= size;
    });
    for (const squares of choices(open, size)) {
      const digits = digitsIn(squares.reduce((all, square) => all | (sets[square] as number), 0));
      if (digits.length === size) yield { technique, unit, squares, digits };
    }
  }
}

function* choices(items: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [index, item] of items.entries())
      for (const rest of choices(items.slice(index + 1), size - 1)) yield [item, ...rest];
}

/** A digit with two places in each of two rows, in the same two columns; or the other way round. */
function* findWings(sets: CandidateSets): Generator<Deduction> {
  for (const from of [0, SIZE]) {
    for (let digit = 1; digit <= SIZE; digit++) {
      const pairs = Array.from({ length: SIZE }, (_, line) =>
        (squaresOfUnit[from + line] ?? []).filter((square) => ((sets[square] as number) & (1 << digit)) !== 0),
      ).filter((places) => places.length === 2);
      const across = (places: readonly number[]): string =>
        places.map((square) => unitsOf[square]?.[from === 0 ? 1 : 0]).join();
      for (const [index, one] of pairs.entries()) {
        for (const other of pairs.slice(index + 1)) {
          if (across(one) === across(other))
            yield { technique: 'wing', unit: from, squares: [...one, ...other], digits: [digit] };
        }
      }
    }
  }
}
