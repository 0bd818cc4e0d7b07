/** The board of Kakuzu: stones, open digits, and the viewer's pencil notes. */

import type { Square } from '@riverstone/rules';
import { type KakuzuView, SIZE } from '@riverstone/rules/kakuzu';
import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { coordinates } from '../../table/square-names';
import { type BoardMark, GridBoard, type GridSquare } from '../../ui/board/grid-board';
import './board.css';
import type { KakuzuController } from '../draft/controller';
import { draftAction } from '../draft/draft';
import { spokenMarks, spokenSquare } from '../words/spoken';
import { dragStone } from './drag-stone';
import { Marks } from './marks';
import { type KakuzuSquareDisplay, squareDisplays } from './square-display';
import { SquareFace } from './square-face';

interface BoardProps {
  readonly controller: KakuzuController;
  /** What the hint points at. */
  readonly hinted: readonly Square[];
  /** What flies above the board. */
  readonly children?: ComponentChildren;
}

export function Board({ controller, hinted, children }: BoardProps) {
  const text = words().kakuzu;
  const view = controller.table.view.value;
  const picked = controller.drafts.draft.value.square;
  const isReady = draftAction(controller.drafts.draft.value, view) !== null;
  const displayOf = squareDisplays(view, { picked, notes: controller.notes.notes.value, hinted });
  return (
    <div
      class="kakuzu-board"
      // Not when the board appears under a resting mouse, as in a rematch.
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') controller.hovered.value = squareUnder(event);
      }}
      onPointerLeave={() => {
        controller.hovered.value = null;
      }}
    >
      <GridBoard
        rows={SIZE}
        columns={SIZE}
        label={text.board}
        coordinates={coordinates}
        class="kakuzu-grid"
        square={(index) => squareOf(view, index, displayOf(index), isReady)}
        onPress={(index, event) => controller.press(index, event)}
        onPointerDown={(index, event) => dragStone(controller, index, event)}
        onFocusSquare={(index) => controller.focus(index)}
        handle={controller.board.handle}
      >
        <Marks controller={controller} />
      </GridBoard>
      {children}
    </div>
  );
}

function squareOf(view: KakuzuView, square: Square, display: KakuzuSquareDisplay, isReady: boolean): GridSquare {
  const text = words().kakuzu;
  const { open, hidden, notes, isPicked } = display;
  return {
    label: spokenSquare(text, view, square),
    description: spokenMarks(text, view, square, display),
    marks: marksOf(display),
    class: classesOf(display),
    content: (
      <SquareFace
        square={square}
        open={open}
        hidden={hidden}
        noted={notes.join('')}
        isPicked={isPicked}
        isReady={isPicked && isReady}
      />
    ),
  };
}

function classesOf({ open, isWanted, isSpent, isMissed }: KakuzuSquareDisplay): string {
  let classes = open > 0 ? 'kakuzu-open' : 'kakuzu-covered drag-source';
  if (isWanted) classes += ' kakuzu-wanted';
  if (isSpent) classes += ' kakuzu-spent';
  if (isMissed) classes += ' kakuzu-missed';
  return classes;
}

function marksOf({ isPicked, isHinted, isLast, isMissed }: KakuzuSquareDisplay): readonly BoardMark[] {
  const marks: BoardMark[] = [];
  if (isHinted) marks.push('hint');
  if (isLast) marks.push(isMissed ? 'wrong' : 'last');
  if (isPicked) marks.push('chosen');
  return marks;
}

function squareUnder({ target }: Event): Square | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : Number(cell.dataset.square);
}
