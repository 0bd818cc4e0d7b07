/** The race as text: fields, lines and claims, each with one way to write it. */

import { parseSquare, type Square } from '../core/grid.js';
import { type Detail, ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatRows, parseRows } from '../core/rows.js';
import {
  type ActionTile,
  type Claim,
  digitOn,
  FIELD_SIZE,
  isActionTile,
  isRed,
  type Line,
  type RaceField,
  RED,
  SUM_SQUARE,
  squareName,
} from './field.js';

type Parsed<T> = Result<T, Refusal<'bad-notation'>>;

const SUM_SQUARE_SIGN = '#';
const SILVER_SIGNS = '123456789';
const RED_SIGNS = 'ABCDEFGHI';

/**
 * A field as eight rows joined by `/`: `1`-`9` silver, `A`-`I` red, `#` a Sum square.
 * @example formatField(field) // => '92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483'
 */
export function formatField(field: RaceField): string {
  return formatRows(field, FIELD_SIZE, formatValue);
}

/**
 * A field from text; a refusal says which row or square is wrong.
 * @example parseField('92943E62/GCBHFDEA/#BFGC#64/75892513/67159688/63499717/23421758/54279483').ok // => true
 */
export function parseField(text: string): Parsed<RaceField> {
  return parseRows(text, FIELD_SIZE, 'field', parseValue);
}

/**
 * A line by its first and last square.
 * @example formatLine({ first: 8, last: 15 }) // => 'a2-h2'
 */
export function formatLine({ first, last }: Line): string {
  return `${squareName(first)}-${squareName(last)}`;
}

/**
 * Two squares from text; whether a line runs from one to the other is for the rules to say.
 * @example parseLine('a2-h2') // => { ok: true, value: { first: 8, last: 15 } }
 */
export function parseLine(text: string): Parsed<Line> {
  const squares = parsePair(text, '-');
  return squares === undefined
    ? unreadable('line', { problem: 'squares', found: text })
    : ok({ first: squares[0], last: squares[1] });
}

/**
 * A claim as its line, then exchanges, Sum squares, New numbers and Doubles, separated by single spaces.
 * @example formatClaim(claim) // => 'b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d'
 */
export function formatClaim(claim: Claim): string {
  return [
    formatLine(claim),
    ...claim.exchanges.map(([one, other]) => `x:${squareName(one)},${squareName(other)}`),
    ...claim.sumSquares.map(({ square, tile }) => `#${squareName(square)}(${tile})`),
    ...claim.newNumbers.map(({ square, digit }) => `n${digit}:${squareName(square)}`),
    ...Array.from({ length: claim.doubles }, () => 'd'),
  ].join(' ');
}

/**
 * A claim from text; a refusal says which word (counted from 1) is wrong or out of order.
 * @example parseClaim('b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d').ok // => true
 */
export function parseClaim(text: string): Parsed<Claim> {
  const [lineWord = '', ...words] = text.split(' ');
  const line = parsePair(lineWord, '-');
  if (line === undefined) return unreadable('claim', { problem: 'word', word: 1, found: lineWord });
  const exchanges: (readonly [Square, Square])[] = [];
  const sumSquares: { square: Square; tile: ActionTile }[] = [];
  const newNumbers: { square: Square; digit: number }[] = [];
  let doubles = 0;
  let latestKind = 0;
  for (const [index, word] of words.entries()) {
    const read = parseWord(word);
    if (read === undefined) return unreadable('claim', { problem: 'word', word: index + 2, found: word });
    const kind = wordKinds.indexOf(read.kind);
    if (kind < latestKind) return unreadable('claim', { problem: 'order', word: index + 2, found: word });
    latestKind = kind;
    if (read.kind === 'exchange') exchanges.push(read.squares);
    else if (read.kind === 'sum-square') sumSquares.push({ square: read.square, tile: read.tile });
    else if (read.kind === 'new-number') newNumbers.push({ square: read.square, digit: read.digit });
    else doubles++;
  }
  return ok({ first: line[0], last: line[1], exchanges, sumSquares, newNumbers, doubles });
}

/** The kinds of words after a claim's line, in the order they stand. */
const wordKinds = ['exchange', 'sum-square', 'new-number', 'double'] as const;

type Word =
  | { readonly kind: 'exchange'; readonly squares: readonly [Square, Square] }
  | { readonly kind: 'sum-square'; readonly square: Square; readonly tile: ActionTile }
  | { readonly kind: 'new-number'; readonly square: Square; readonly digit: number }
  | { readonly kind: 'double' };

function parseWord(word: string): Word | undefined {
  if (word === 'd') return { kind: 'double' };
  if (word.startsWith('x:')) {
    const squares = parsePair(word.slice(2), ',');
    return squares && { kind: 'exchange', squares };
  }
  if (word.startsWith(SUM_SQUARE_SIGN)) {
    const square = parseSquare(word.slice(1, 3), FIELD_SIZE);
    const tile = word.slice(4, -1);
    if (square === undefined || !isActionTile(tile) || word.slice(3) !== `(${tile})`) return undefined;
    return { kind: 'sum-square', square, tile };
  }
  const square = parseSquare(word.slice(3), FIELD_SIZE);
  if (square === undefined || !isActionTile(word.slice(0, 2)) || word.charAt(2) !== ':') return undefined;
  return { kind: 'new-number', square, digit: Number(word.charAt(1)) };
}

function parsePair(text: string, separator: string): readonly [Square, Square] | undefined {
  const one = parseSquare(text.slice(0, 2), FIELD_SIZE);
  const other = parseSquare(text.slice(3), FIELD_SIZE);
  if (one === undefined || other === undefined || text.charAt(2) !== separator) return undefined;
  return [one, other];
}

function formatValue(value: number): string {
  if (value === SUM_SQUARE) return SUM_SQUARE_SIGN;
  return (isRed(value) ? RED_SIGNS : SILVER_SIGNS).charAt(digitOn(value) - 1);
}

function parseValue(sign: string): number | undefined {
  if (sign === SUM_SQUARE_SIGN) return SUM_SQUARE;
  const silver = SILVER_SIGNS.indexOf(sign) + 1;
  if (silver > 0) return silver;
  const red = RED_SIGNS.indexOf(sign) + 1;
  return red > 0 ? RED + red : undefined;
}

function unreadable(what: string, detail: Detail): { readonly ok: false; readonly error: Refusal<'bad-notation'> } {
  return refuse('bad-notation', { what, ...detail });
}
