/** The board: stones over the sheet, what lies open, and the pencil notes of whoever looks. */

import type { Square } from '@riverstone/rules';
import type { KakuzuView } from '@riverstone/rules/kakuzu';
import type { ComponentChildren } from 'preact';
import { words } from '../messages/words';
import { GridBoard, type GridSquare } from '../ui/grid-board';
import './board.css';
import { carryStone } from './carry-stone';
import type { Desk } from './desk';
import { wantedDigit } from './kakuzu-table';
import { Marks } from './marks';
import { type Notes, notesOn } from './notes';
import { isSpent, spokenMarks, spokenSquare } from './spoken';
import { SquareFace } from './square-face';

export interface BoardProps {
  readonly desk: Desk;
  /** What the hint points at. */
  readonly hinted: readonly Square[];
  /** What flies above the board. */
  readonly children?: ComponentChildren;
}

const rowName = (row: number): string => String.fromCharCode('a'.charCodeAt(0) + row);
const columnName = (column: number): string => String(column + 1);

export function Board({ desk, hinted, children }: BoardProps) {
  const text = words().kakuzu;
  const look: Look = {
    view: desk.table.view.value,
    picked: desk.picks.staging.value.square,
    notes: desk.notes.notes.value,
    hinted,
  };
  return (
    <div
      class="kakuzu-board"
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse') desk.pointed.value = squareUnder(event);
      }}
      onPointerLeave={() => {
        desk.pointed.value = null;
      }}
    >
      <GridBoard
        rows={9}
        columns={9}
        label={text.board}
        rowName={rowName}
        columnName={columnName}
        coordinates
        class="kakuzu-grid"
        square={(index) => squareOf(look, index)}
        onPress={(index, event) => desk.press(index, event)}
        onPointerDown={(index, event) => carryStone(desk, index, event)}
        onFocusSquare={(index) => desk.focus(index)}
        handle={(handle) => {
          desk.board.value = handle;
        }}
      >
        <Marks desk={desk} hinted={hinted} />
      </GridBoard>
      {children}
    </div>
  );
}

/** What decides how the squares look. */
interface Look {
  readonly view: KakuzuView;
  readonly picked: Square | null;
  readonly notes: Notes;
  readonly hinted: readonly Square[];
}

function squareOf({ view, picked, notes, hinted }: Look, square: Square): GridSquare {
  const text = words().kakuzu;
  const open = view.uncovered[square] ?? 0;
  const hidden = view.sheet?.[square] ?? 0;
  const noted = open > 0 || hidden > 0 ? [] : notesOn(notes, square);
  const isPicked = picked === square;
  const marks = { notes: noted, isPicked, isHinted: hinted.includes(square) };
  return {
    label: spokenSquare(text, view, square),
    description: spokenMarks(text, view, square, marks),
    selected: isPicked,
    current: view.last?.square === square,
    class: classesOf(view, square),
    content: <SquareFace square={square} open={open} hidden={hidden} noted={noted.join('')} isPicked={isPicked} />,
  };
}

function classesOf(view: KakuzuView, square: Square): string {
  const open = view.uncovered[square] ?? 0;
  let classes = open > 0 ? 'kakuzu-open' : 'kakuzu-covered drag-source';
  if (open > 0 && open === wantedDigit(view)) classes += ' kakuzu-wanted';
  if (open === 0 && isSpent(view, square)) classes += ' kakuzu-spent';
  return classes;
}

function squareUnder({ target }: Event): Square | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : Number(cell.dataset.square);
}
