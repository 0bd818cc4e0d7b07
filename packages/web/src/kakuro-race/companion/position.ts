/** A position of the race and the claim in question, as the companion keeps it. */

import { formatSquare, ok, parseSquare, type Refusal, type Result, type Square } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  digitOn,
  FIELD_SIZE,
  formatClaim,
  formatField,
  formatLine,
  isActionTile,
  isRed,
  type Line,
  parseClaim,
  parseField,
  parseLine,
  RED,
  SUM_SQUARE,
  sameLine,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import { badField, joinPosition, splitPosition } from '../../companion/position/position-text';
import { spokenWords } from '../../companion/position/spoken-words';

export interface RaceQuestion extends ClaimPosition {
  readonly claim: Claim | null;
}

export const LOWEST_MARKER = 3;
export const HIGHEST_MARKER = 40;
/** All there are in the box. */
const MAX_TILES = 40;

const fields = ['scored', 'marker', 'tiles', 'claim'] as const;

export function raceText({ field, scored, marker, tiles, claim }: RaceQuestion): string {
  return joinPosition(formatField(field), {
    scored: scored.map(formatLine).join(','),
    marker: String(marker),
    tiles: tiles.join(','),
    claim: claim === null ? '' : formatClaim(claim),
  });
}

/** The position that a text stands for. Whether it is possible, the rules say later. */
export function readRace(text: string): Result<RaceQuestion, Refusal<'bad-notation'>> {
  const parts = splitPosition(text, fields);
  if (!parts.ok) return parts;
  const field = parseField(parts.value.board);
  if (!field.ok) return field;
  const { scored = '', marker = String(emptyRace.marker), tiles = '', claim } = Object.fromEntries(parts.value.fields);
  const lines = itemsOf(scored).map(parseLine);
  const scoredLines = lines.flatMap((line) => (line.ok ? [line.value] : []));
  if (scoredLines.length < lines.length) return badField('scored');
  const value = /^[1-9]\d?$/.test(marker) ? Number(marker) : 0;
  if (value < LOWEST_MARKER || value > HIGHEST_MARKER) return badField('marker');
  const held = itemsOf(tiles);
  const heldTiles = held.filter(isActionTile);
  if (heldTiles.length < held.length || held.length > MAX_TILES) return badField('tiles');
  const claimed = claim === undefined ? null : parseClaim(claim);
  if (claimed?.ok === false) return badField('claim');
  return ok({
    field: field.value,
    scored: scoredLines,
    marker: value,
    tiles: heldTiles,
    claim: claimed === null ? null : claimed.value,
  });
}

const itemsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(','));

/** A field without numbers: every square is still a Sum square. */
export const emptyRace: RaceQuestion = {
  field: new Array<number>(FIELD_SIZE * FIELD_SIZE).fill(SUM_SQUARE),
  scored: [],
  marker: 15,
  tiles: ['d'],
  claim: null,
};

/** A number on a square, or a Sum square (0). A number stays red. */
export function withNumber(position: RaceQuestion, square: Square, digit: number): RaceQuestion {
  const field = position.field.map((value, each) => {
    if (each !== square) return value;
    return digit === SUM_SQUARE ? SUM_SQUARE : isRed(value) ? RED + digit : digit;
  });
  return { ...position, field };
}

/** Marks a line as scored, and its numbers as red; or takes that back. */
export function withScored(position: RaceQuestion, line: Line): RaceQuestion {
  const others = position.scored.filter((each) => !sameLine(each, line));
  const scored = others.length < position.scored.length ? others : [...others, line];
  const red = new Set(scored.flatMap((each) => squaresOf(each) ?? []));
  const changed = new Set(squaresOf(line) ?? []);
  const field = position.field.map((value, square) => {
    if (value === SUM_SQUARE || !changed.has(square)) return value;
    return red.has(square) ? RED + digitOn(value) : digitOn(value);
  });
  return { ...position, scored, field };
}

/** A line between two squares, whichever was named first. */
export function lineBetween(one: Square, other: Square): Line {
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

export function plainClaim(line: Line): Claim {
  return { ...line, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
}

export function withTiles(position: RaceQuestion, tiles: readonly ActionTile[]): RaceQuestion {
  return { ...position, tiles: tiles.slice(0, MAX_TILES) };
}

/** The kinds of a claim's words, in the order of the notation. */
const kinds = [/^x:/, /^#/, /^n\d:/, /^d$/] as const;

/** A claim as it is typed, its words in any order, or said: both ends of a line. Null if it is none. */
export function raceClaimFrom(said: string, numbers: string): Claim | null {
  const [line = '', ...rest] = said.trim().toLowerCase().split(/\s+/);
  const kindOf = (word: string): number => kinds.findIndex((kind) => kind.test(word));
  const ordered = [...rest].sort((one, other) => kindOf(one) - kindOf(other));
  const exact = parseClaim([line, ...ordered].join(' '));
  if (exact.ok) return exact.value;
  const words = spokenWords(said.replaceAll('-', ' '), numbers);
  const [one, other, ...more] = words.flatMap((word) => parseSquare(word, FIELD_SIZE) ?? []);
  return one === undefined || other === undefined || more.length > 0 ? null : plainClaim(lineBetween(one, other));
}

export const squareText = (square: Square): string => formatSquare(square, FIELD_SIZE);
