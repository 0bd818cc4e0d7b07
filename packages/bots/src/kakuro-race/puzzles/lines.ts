/** What the puzzles of the race share: a position as text, and what is measured about it. */

import type { Seat } from '@riverstone/rules';
import {
  type ClaimPosition,
  digitOn,
  directionOf,
  FIELD_SIZE,
  formatField,
  formatLine,
  isRed,
  type Line,
  type RaceField,
  type RaceTypes,
  type RaceView,
  SUM_SQUARE,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { MadePuzzle, PuzzleMaker } from '../../core/puzzle.js';
import { lineNumberOf } from '../claims/lines.js';
import { taskOf } from '../position.js';

/** The position in which a seat searches; null where it does something else. */
function searchedPosition(view: RaceView, seat: Seat): ClaimPosition | null {
  const task = taskOf(view, seat);
  const { round } = view;
  if (round === null || (task !== 'search' && task !== 'alone')) return null;
  return { field: view.field, scored: view.scored, marker: round.marker, tiles: view.tiles[seat] ?? [] };
}

/** Makes a puzzle of a seat's search, unless its hand has more tiles than anybody can think of. */
export function fromSearch(
  mostTiles: number,
  make: (position: ClaimPosition) => MadePuzzle | null,
): PuzzleMaker<RaceTypes>['make'] {
  return ({ view, seat }) => {
    const position = searchedPosition(view, seat);
    return position === null || position.tiles.length > mostTiles ? null : make(position);
  };
}

/** A position as text: field, scored lines (`-` for none), marker, tiles (`-` for none). */
export function formatSearch({ field, scored, marker, tiles }: ClaimPosition): string {
  const lines = scored.map(formatLine).map((text) => text.replace('-', ''));
  return [
    formatField(field).replaceAll('/', ''),
    lines.join('') || '-',
    marker,
    [...tiles].sort().join('') || '-',
  ].join(' ');
}

/** All lines of the field that are not scored yet, hold no Sum square, and end at no red number. */
export function openLines({ field, scored }: Pick<ClaimPosition, 'field' | 'scored'>): Line[] {
  const known = new Set(scored.map(lineNumberOf));
  return allLines.filter((line) => {
    if (known.has(lineNumberOf(line)) || endsOf(line).some((end) => isRed(field[end] as number))) return false;
    return (squaresOf(line) ?? []).every((square) => field[square] !== SUM_SQUARE);
  });
}

const squareNumbers = Array.from({ length: FIELD_SIZE ** 2 }, (_, square) => square);
const allLines: readonly Line[] = squareNumbers.flatMap((first) =>
  squareNumbers.map((last) => ({ first, last })).filter((line) => line.last > first && directionOf(line) !== undefined),
);

/** The squares right before and after a line. */
export function endsOf(line: Line): number[] {
  const direction = directionOf(line) ?? 'across';
  return [squareBefore(line, direction), squareAfter(line, direction)].filter((square) => square !== undefined);
}

/** The numbers that a line shows. */
export function numbersOf(field: RaceField, line: Line): number[] {
  return (squaresOf(line) ?? []).map((square) => digitOn(field[square] as number));
}
