/** What each square shows: the field, scored lines, the draft, and highlights. */

import type { Square } from '@riverstone/rules';
import {
  directionOf,
  type RaceField,
  type RaceView,
  type ScoredLine,
  SUM_SQUARE,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import { fieldWith, lineSquares, type RaceDraft } from '../draft/draft';
import type { MissedClaim } from '../look-back/missed-claims';

/** What the draft lays on a square. */
type Laid = 'exchange' | 'sum-square' | 'new-number';

export interface RaceSquareDisplay {
  /** With the draft applied. */
  readonly value: number;
  /** In which directions it was scored. */
  readonly scored: { readonly across: boolean; readonly down: boolean };
  /** Markers of the lines that start here: on this square, or for a Sum square after it. */
  readonly markers: { readonly across: number | null; readonly down: number | null };
  readonly laid: Laid | null;
  readonly inLine: boolean;
  readonly isAnchor: boolean;
  /** The first square of an exchange. */
  readonly isPicked: boolean;
  /** What the chosen tile can be used on. */
  readonly isTarget: boolean;
  /** A Sum square is advised here: a tap lays it. */
  readonly isAdvised: boolean;
  /** The end of a line that another tap confirms. */
  readonly isReady: boolean;
  readonly isHinted: boolean;
  readonly isShown: boolean;
}

/** What the board shows beside the field itself. */
export interface RaceHighlights {
  readonly draft: RaceDraft;
  readonly picked: Square | null;
  isTarget(square: Square): boolean;
  /** Where a Sum square is advised. */
  readonly advised: Square | null;
  /** Whether another tap on the line confirms it. */
  readonly isReady: boolean;
  readonly hinted: readonly Square[];
  /** What could have been found, shown on the field as it was. */
  readonly shown: MissedClaim | null;
}

/** A function that says what each square shows. */
export function squareDisplays(view: RaceView, highlights: RaceHighlights): (square: Square) => RaceSquareDisplay {
  const { shown } = highlights;
  const draft: RaceDraft =
    shown === null ? highlights.draft : { ...shown.claim, anchor: null, line: { ...shown.claim } };
  const lines = shown?.scored ?? view.scored;
  const field = fieldWith(shown?.field ?? view.field, draft);
  const scored = scoredSquares(lines);
  const inLine = new Set(lineSquares(draft));
  const laid = laidOn(draft);
  return (square) => ({
    value: field[square] ?? SUM_SQUARE,
    scored: { across: scored.across.has(square), down: scored.down.has(square) },
    markers: markersAt(lines, field, square),
    laid: laid.get(square) ?? null,
    inLine: shown === null && inLine.has(square),
    isAnchor: draft.anchor === square,
    isPicked: highlights.picked === square,
    isTarget: highlights.isTarget(square),
    isAdvised: shown === null && highlights.advised === square,
    isReady: shown === null && highlights.isReady && draft.line?.last === square,
    isHinted: highlights.hinted.includes(square),
    isShown: shown !== null && inLine.has(square),
  });
}

function scoredSquares(scored: readonly ScoredLine[]): Readonly<Record<'across' | 'down', ReadonlySet<Square>>> {
  const along = (direction: 'across' | 'down'): Set<Square> =>
    new Set(scored.filter((line) => directionOf(line) === direction).flatMap((line) => squaresOf(line) ?? []));
  return { across: along('across'), down: along('down') };
}

function laidOn({ exchanges, sumSquares, newNumbers }: RaceDraft): ReadonlyMap<Square, Laid> {
  return new Map<Square, Laid>([
    ...exchanges.flat().map((square): [Square, Laid] => [square, 'exchange']),
    ...sumSquares.map(({ square }): [Square, Laid] => [square, 'sum-square']),
    ...newNumbers.map(({ square }): [Square, Laid] => [square, 'new-number']),
  ]);
}

/** On a Sum square: the markers of the lines that start after it. At the edge: the marker on the printed Sum square. */
function markersAt(scored: readonly ScoredLine[], field: RaceField, square: Square): RaceSquareDisplay['markers'] {
  const isSumSquare = field[square] === SUM_SQUARE;
  const starting = (direction: 'across' | 'down'): number | null => {
    const line = scored.find((each) => {
      if (directionOf(each) !== direction) return false;
      const before = squareBefore(each, direction);
      return isSumSquare ? before === square : before === undefined && each.first === square;
    });
    return line?.marker ?? null;
  };
  return { across: starting('across'), down: starting('down') };
}
