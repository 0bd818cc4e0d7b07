/** The board: stones over the sheet, what lies open, and the pencil notes of whoever looks. */

import type { Square } from '@riverstone/rules';
import { type KakuzuView, SIZE } from '@riverstone/rules/kakuzu';
import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { coordinates } from '../../table/square-names';
import { GridBoard, type GridSquare } from '../../ui/board/grid-board';
import './board.css';
import type { KakuzuDesk } from '../draft/controller';
import { spokenMarks, spokenSquare } from '../words/spoken';
import { carryStone } from './carry-stone';
import { Marks } from './marks';
import { looks, type SquareLook } from './square-display';
import { SquareFace } from './square-face';

export interface BoardProps {
  readonly desk: KakuzuDesk;
  /** What the hint points at. */
  readonly hinted: readonly Square[];
  /** What flies above the board. */
  readonly children?: ComponentChildren;
}

export function Board({ desk, hinted, children }: BoardProps) {
  const text = words().kakuzu;
  const view = desk.table.view.value;
  const picked = desk.picks.staging.value.square;
  const lookOf = looks(view, { picked, notes: desk.notes.notes.value, hinted });
  return (
    <div
      class="kakuzu-board"
      // not when it comes under a mouse that rests, as the board of a rematch does
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') desk.pointed.value = squareUnder(event);
      }}
      onPointerLeave={() => {
        desk.pointed.value = null;
      }}
    >
      <GridBoard
        rows={SIZE}
        columns={SIZE}
        label={text.board}
        rowLabel={(row) => text.row(coordinates.row(row))}
        coordinates={coordinates}
        class="kakuzu-grid"
        square={(index) => squareOf(view, index, lookOf(index))}
        onPress={(index, event) => desk.press(index, event)}
        onPointerDown={(index, event) => carryStone(desk, index, event)}
        onFocusSquare={(index) => desk.focus(index)}
        handle={desk.board.handle}
      >
        <Marks desk={desk} hinted={hinted} />
      </GridBoard>
      {children}
    </div>
  );
}

function squareOf(view: KakuzuView, square: Square, look: SquareLook): GridSquare {
  const text = words().kakuzu;
  const { open, hidden, notes, isPicked } = look;
  return {
    label: spokenSquare(text, view, square),
    description: spokenMarks(text, view, square, look),
    selected: isPicked,
    current: look.isLast,
    class: classesOf(look),
    content: <SquareFace square={square} open={open} hidden={hidden} noted={notes.join('')} isPicked={isPicked} />,
  };
}

function classesOf({ open, isWanted, isSpent }: SquareLook): string {
  let classes = open > 0 ? 'kakuzu-open' : 'kakuzu-covered drag-source';
  if (isWanted) classes += ' kakuzu-wanted';
  if (isSpent) classes += ' kakuzu-spent';
  return classes;
}

function squareUnder({ target }: Event): Square | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : Number(cell.dataset.square);
}
