/** Lines, tiles, claims and what is wrong with them, in words. */

import type { Detail, Refusal } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  type ClaimCode,
  digitOn,
  type Field,
  isActionTile,
  type Line,
  repetitionsOf,
  SUM_SQUARE,
  squareName,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import { digitOfTile } from '../table/action-tiles';

export function tileWords(text: RaceMessages, tile: ActionTile): string {
  if (tile === 'd' || tile === 'x') return text.tiles[tile];
  return text.tiles.newNumber(digitOfTile(tile) ?? 0);
}

/** So many of a tile, such as 2 Doubles. */
export function tilesWords({ tiles }: RaceMessages, tile: ActionTile, number: number): string {
  if (tile === 'd') return tiles.doubles(number);
  return tile === 'x' ? tiles.exchanges(number) : tiles.newNumbers(digitOfTile(tile) ?? 0, number);
}

export function lineWords(text: RaceMessages, { first, last }: Line): string {
  return text.line(squareName(first), squareName(last));
}

/** A claim with everything that is laid for it. */
export function claimWords(text: RaceMessages, claim: Claim): string {
  const { uses } = text;
  const laid = [
    ...claim.exchanges.map(([one, other]) => uses.exchange(squareName(one), squareName(other))),
    ...claim.sumSquares.map(({ square }) => uses.sumSquare(squareName(square))),
    ...claim.newNumbers.map(({ square, digit }) => uses.newNumber(digit, squareName(square))),
    ...(claim.doubles > 0 ? [uses.doubles(claim.doubles)] : []),
  ];
  const line = lineWords(text, claim);
  return laid.length === 0 ? line : text.lineWith(line, text.list(laid));
}

/** A claim as it was scored, less the Doubles that it did not need. */
export function spentClaim(claim: Claim, digits: readonly number[]): Claim {
  return { ...claim, doubles: Math.min(claim.doubles, repetitionsOf(digits)) };
}

/** Numbers as the sum they are: `18 = 6+3+9`. */
export function sumWords(digits: readonly number[]): string {
  return `${digits.reduce((sum, digit) => sum + digit, 0)} = ${digits.join('+')}`;
}

/** The numbers of a line on a field. */
export function digitsOf(field: Field, line: Line): readonly number[] {
  return (squaresOf(line) ?? []).map((square) => digitOn(field[square] ?? SUM_SQUARE));
}

/** What is wrong with a claim. */
export function faultWords(text: RaceMessages, { code, detail }: Refusal<ClaimCode>): string {
  return faults[code](text, detail);
}

type FaultWords = (text: RaceMessages, detail: Detail) => string;

const name = (value: Detail[string] | undefined): string => String(value ?? '').replace('-', '–');
const number = (value: Detail[string] | undefined): number => Number(value ?? 0);
const tileOf = (text: RaceMessages, value: Detail[string] | undefined): string =>
  typeof value === 'string' && isActionTile(value) ? tileWords(text, value) : '';

const faults: Readonly<Record<ClaimCode, FaultWords>> = {
  'bad-line': ({ faults: say }, { line, square }) =>
    square === undefined ? say.badLine(name(line)) : say.sumSquareInside(name(line), name(square)),
  'too-short': ({ faults: say }, { line }) => say.tooShort(name(line)),
  'not-yours': (text, { tile }) => text.faults.notYours(tileOf(text, tile)),
  'bad-exchange': ({ faults: say }, { squares }) => {
    const [one, other] = Array.isArray(squares) ? squares : [];
    return say.badExchange(name(one), name(other));
  },
  'not-silver': ({ faults: say }, { square }) => say.notSilver(name(square)),
  'no-start': ({ faults: say }, { line }) => say.noStart(name(line)),
  'no-end': ({ faults: say }, { line }) => say.noEnd(name(line)),
  'already-scored': ({ faults: say }, { line }) => say.alreadyScored(name(line)),
  'wrong-sum': ({ faults: say }, { sum, marker }) => say.wrongSum(number(sum), number(marker)),
  repeats: ({ faults: say }, { repetitions, doubles }) => say.repeats(number(repetitions) - number(doubles)),
  'not-used': (text, { tile }) => text.faults.notUsed(tileOf(text, tile)),
};
