/** One square of the field: a number, or a Sum square with the markers that lie on its arrows. */

import type { Square } from '@riverstone/rules';
import { digitOn, isRed, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { Badge } from '../../ui/board/badge';
import type { BoardMark, GridSquare } from '../../ui/board/grid-board';
import { NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';
import { spokenSquare } from './spoken';
import type { RaceSquareDisplay } from './square-display';

/** A square for the grid. */
export function boardSquare(text: KakuroRaceMessages, square: Square, display: RaceSquareDisplay): GridSquare {
  return {
    label: spokenSquare(text, square, display),
    class: classesOf(display),
    content: contentOf(display),
    marks: marksOf(display),
    selected: display.inLine || display.isAnchor,
  };
}

function contentOf({ value, markers, isAdvised, isReady }: RaceSquareDisplay) {
  if (value !== SUM_SQUARE) {
    return [
      <NumberTile key="number" digit={digitOn(value)} face={isRed(value) ? 'red' : 'silver'} />,
      isAdvised && <Badge key="sum" icon="plus" />,
      isReady && <Badge key="confirm" icon="check" />,
    ];
  }
  return (
    <>
      <SumSquare arrows="both" />
      {markers.across !== null && <LaidMarker value={markers.across} way="across" />}
      {markers.down !== null && <LaidMarker value={markers.down} way="down" />}
    </>
  );
}

/** A marker on the arrow that points along its line. */
export function LaidMarker({ value, way }: { readonly value: number; readonly way: 'across' | 'down' }) {
  return (
    <span class={`race-laid-marker race-laid-marker-${way}`} data-marker={value}>
      <SumMarker value={value} />
    </span>
  );
}

function classesOf(display: RaceSquareDisplay): string {
  return [
    'race-square',
    display.scored.across && 'race-scored-across',
    display.scored.down && 'race-scored-down',
    display.isTarget && 'race-target',
  ]
    .filter((name) => name !== false)
    .join(' ');
}

function marksOf({ laid, isAdvised, isAnchor, isPicked, isTarget, isHinted }: RaceSquareDisplay): readonly BoardMark[] {
  const marks: BoardMark[] = [];
  if (isHinted) marks.push('hint');
  if (isTarget) marks.push('open');
  if (laid !== null || isAdvised) marks.push('change');
  if (isAnchor || isPicked) marks.push('chosen');
  return marks;
}
