/** One square of the field: a number, or a Sum square with the markers that lie on its arrows. */

import type { Square } from '@riverstone/rules';
import { digitOn, isRed, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import type { GridSquare } from '../../ui/board/grid-board';
import { NumberTile, SumMarker, SumSquare } from '../pieces/race-tiles';
import { spokenSquare } from './spoken';
import type { SquareLook } from './square-display';

/** A square as the board grid wants it. */
export function boardSquare(text: RaceMessages, square: Square, look: SquareLook): GridSquare {
  return {
    label: spokenSquare(text, square, look),
    class: classesOf(look),
    content: contentOf(look),
    selected: look.inLine || look.isAnchor,
  };
}

function contentOf({ value, markers }: SquareLook) {
  if (value !== SUM_SQUARE) return <NumberTile digit={digitOn(value)} face={isRed(value) ? 'red' : 'silver'} />;
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

function classesOf(look: SquareLook): string {
  return [
    'race-square',
    look.scored.across && 'race-scored-across',
    look.scored.down && 'race-scored-down',
    look.laid !== null && `race-laid race-laid-${look.laid}`,
    look.isAnchor && 'race-anchor',
    look.isPicked && 'race-picked',
    look.isTarget && 'race-target',
    look.isHinted && 'race-hinted',
    look.isShown && 'race-shown',
  ]
    .filter((name) => name !== false)
    .join(' ');
}
