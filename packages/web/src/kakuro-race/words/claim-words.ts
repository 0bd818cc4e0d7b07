/** Lines, tiles, claims and what is wrong with them, in words. */

import type { Detail, Refusal } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  type ClaimCode,
  digitOn,
  isActionTile,
  type Line,
  type RaceField,
  repetitionsOf,
  SUM_SQUARE,
  squareName,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { digitOfTile } from '../table/action-tiles';

export function tileWords(text: KakuroRaceMessages, tile: ActionTile): string {
  if (tile === 'd' || tile === 'x') return text.tiles[tile];
  return text.tiles.newNumber({ digit: digitOfTile(tile) ?? 0 });
}

/** A tile on a label. */
export function tileLabel({ tiles }: KakuroRaceMessages, tile: ActionTile): string {
  return tile === 'd' || tile === 'x' ? tiles[tile] : tiles.newShort({ digit: digitOfTile(tile) ?? 0 });
}

/** A number of tiles, such as 2 Doubles. */
export function tilesWords({ tiles }: KakuroRaceMessages, tile: ActionTile, number: number): string {
  if (tile === 'd') return tiles.doubles({ number });
  return tile === 'x' ? tiles.exchanges({ number }) : tiles.newNumbers({ digit: digitOfTile(tile) ?? 0, number });
}

export function lineWords(text: KakuroRaceMessages, { first, last }: Line): string {
  return text.line({ first: squareName(first), last: squareName(last) });
}

/** A claim with everything that is laid for it. */
export function claimWords(text: KakuroRaceMessages, claim: Claim): string {
  const { uses } = text;
  const laid = [
    ...claim.exchanges.map(([one, other]) => uses.exchange({ first: squareName(one), second: squareName(other) })),
    ...claim.sumSquares.map(({ square }) => uses.sumSquare({ square: squareName(square) })),
    ...claim.newNumbers.map(({ square, digit }) => uses.newNumber({ digit, square: squareName(square) })),
    ...(claim.doubles > 0 ? [uses.doubles({ number: claim.doubles })] : []),
  ];
  const line = lineWords(text, claim);
  return laid.length === 0 ? line : text.lineWith({ line, uses: text.list({ items: laid }) });
}

/** A scored claim without the Doubles that it did not need. */
export function spentClaim(claim: Claim, digits: readonly number[]): Claim {
  return { ...claim, doubles: Math.min(claim.doubles, repetitionsOf(digits)) };
}

/** Numbers as the sum they are: `18 = 6+3+9`. */
export function sumWords(digits: readonly number[]): string {
  return `${digits.reduce((sum, digit) => sum + digit, 0)} = ${digits.join('+')}`;
}

/** The numbers of a line on a field. */
export function digitsOf(field: RaceField, line: Line): readonly number[] {
  return (squaresOf(line) ?? []).map((square) => digitOn(field[square] ?? SUM_SQUARE));
}

/** What is wrong with a claim. */
export function faultWords(text: KakuroRaceMessages, { code, detail }: Refusal<ClaimCode>): string {
  return faults[code](text, detail);
}

type FaultWords = (text: KakuroRaceMessages, detail: Detail) => string;

const name = (value: Detail[string] | undefined): string => String(value ?? '').replace('-', '–');
const number = (value: Detail[string] | undefined): number => Number(value ?? 0);
const tileOf = (text: KakuroRaceMessages, value: Detail[string] | undefined): string =>
  typeof value === 'string' && isActionTile(value) ? tileWords(text, value) : '';

const faults: Readonly<Record<ClaimCode, FaultWords>> = {
  'bad-line': ({ faults: say }, { line, square }) =>
    square === undefined
      ? say.badLine({ line: name(line) })
      : say.sumSquareInside({ line: name(line), square: name(square) }),
  'too-short': ({ faults: say }, { line }) => say.tooShort({ line: name(line) }),
  'not-yours': (text, { tile }) => text.faults.notYours({ tile: tileOf(text, tile) }),
  'bad-exchange': ({ faults: say }, { squares }) => {
    const [one, other] = Array.isArray(squares) ? squares : [];
    return say.badExchange({ first: name(one), second: name(other) });
  },
  'not-silver': ({ faults: say }, { square }) => say.notSilver({ square: name(square) }),
  'no-start': ({ faults: say }, { line }) => say.noStart({ line: name(line) }),
  'no-end': ({ faults: say }, { line }) => say.noEnd({ line: name(line) }),
  'already-scored': ({ faults: say }, { line }) => say.alreadyScored({ line: name(line) }),
  'wrong-sum': ({ faults: say }, { sum, marker }) => say.wrongSum({ sum: number(sum), marker: number(marker) }),
  repeats: ({ faults: say }, { repetitions, doubles }) =>
    say.repeats({ lacking: number(repetitions) - number(doubles) }),
  'not-used': (text, { tile }) => text.faults.notUsed({ tile: tileOf(text, tile) }),
};
