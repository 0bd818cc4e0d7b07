/** Light on the board: the row, column and box of a square; and the square of the pencil. */

import type { Square } from '@riverstone/rules';
import { columnOf, rowOf, SIZE } from '@riverstone/rules/kakuzu';
import type { KakuzuController } from '../draft/controller';
import './marks.css';

export function Marks({ controller }: { readonly controller: KakuzuController }) {
  const pencilled = controller.notes.pencil.value ? controller.notes.square.value : null;
  const lit = controller.hovered.value ?? controller.focused.value ?? pencilled ?? controller.drafts.draft.value.square;
  return (
    <div class="kakuzu-marks" aria-hidden="true">
      {lit !== null && !controller.table.status.value.over && <Bands square={lit} />}
      {pencilled !== null && (
        <Place
          class="board-mark board-mark-chosen kakuzu-pencilled"
          row={rowOf(pencilled)}
          column={columnOf(pencilled)}
        />
      )}
    </div>
  );
}

function Bands({ square }: { readonly square: Square }) {
  const row = rowOf(square);
  const column = columnOf(square);
  return (
    <>
      <Place class="kakuzu-band" row={row} column={0} columns={SIZE} />
      <Place class="kakuzu-band" row={0} column={column} rows={SIZE} />
      <Place class="kakuzu-band" row={row - (row % 3)} column={column - (column % 3)} rows={3} columns={3} />
    </>
  );
}

interface PlaceProps {
  readonly class: string;
  readonly row: number;
  readonly column: number;
  readonly rows?: number;
  readonly columns?: number;
}

/** A part of the board. */
function Place({ class: name, row, column, rows = 1, columns = 1 }: PlaceProps) {
  return <span class={name} style={{ gridArea: `${row + 1} / ${column + 1} / span ${rows} / span ${columns}` }} />;
}
