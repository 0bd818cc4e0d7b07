/** The line of one step on a small field, for the end of a game. */

import { SmallBoard } from '../../figures/small-board';
import { FieldPiece, lineFrame, SHOWN_COLUMNS } from '../pieces/shown-field';
import type { RaceStep } from '../table/race-table';

export function lineOnField({ events, after: { field } }: RaceStep) {
  const solved = events.find((event) => event.type === 'solved');
  if (solved === undefined) return null;
  return (
    <SmallBoard
      rows={SHOWN_COLUMNS}
      columns={SHOWN_COLUMNS}
      piece={(shown) => <FieldPiece field={field} shown={shown} />}
      lit={[lineFrame(field, solved.claim, true)]}
    />
  );
}
