/** The field with its printed Sum squares, played by dragging along a line, by tapping its ends, or by keys. */

import type { Square } from '@riverstone/rules';
import { FIELD_SIZE, isSolo, type Line } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { type BoardHandle, GridBoard } from '../../ui/board/grid-board';
import { sweepSquares } from '../../ui/motion/drag';
import './board.css';
import type { RaceController } from '../draft/controller';
import type { MissedClaim } from '../look-back/missed-claims';
import { BoardFrame } from './board-frame';
import { boardSquare } from './board-square';
import { lineArea } from './line-area';
import { SolvedFlash } from './solved-flash';
import { squareDisplays } from './square-display';

interface BoardProps {
  readonly controller: RaceController;
  readonly hinted: readonly Square[];
  /** What could have been found: the board shows the field as it was then. */
  readonly shown: MissedClaim | null;
  /** The line of a wrong claim, shown for a few seconds. */
  readonly wrong: Line | null;
  onKey(event: KeyboardEvent): boolean;
  onFocusSquare(square: Square | null): void;
  handle(board: BoardHandle): void;
}

export function Board({ controller, hinted, shown, wrong, onKey, onFocusSquare, handle }: BoardProps) {
  const text = words()['kakuro-race'];
  const view = controller.table.view.value;
  const draft = controller.drafts.draft.value;
  const tool = controller.pending.tool.value;
  const picked = tool?.kind === 'exchange' ? tool.picked : null;
  const displayOf = squareDisplays(view, {
    draft,
    picked,
    isTarget: (square) => controller.editor.isTarget(square),
    advised: controller.advised,
    isReady: controller.canConfirm.value && tool === null && draft.anchor === null,
    hinted,
    shown,
  });
  const canMark = controller.drafts.seat.value !== null;
  // The field belongs to the caller now.
  const owner =
    controller.drafts.canLay.value && !isSolo(view) ? controller.drafts.seat.value : (view.round?.caller ?? null);
  return (
    <div
      class={`race-board${owner === null ? '' : ` race-board-called seat-${owner}`}${canMark ? ' drag-source' : ''}`}
    >
      <BoardFrame scored={shown?.scored ?? view.scored} />
      <GridBoard
        rows={FIELD_SIZE}
        columns={FIELD_SIZE}
        label={text.board.label}
        square={(square) => boardSquare(text, square, displayOf(square))}
        onPress={(square, event) => controller.press(square, event)}
        onKey={(_, event) => onKey(event)}
        onFocusSquare={onFocusSquare}
        onPointerDown={(_, event) => sweep(controller, event)}
        class="race-field"
        handle={handle}
      >
        <Outline line={controller.editor.sweep.value ?? draft.line} isSwept={controller.editor.sweep.value !== null} />
        {wrong !== null && draft.line === null && (
          <span class="board-line board-line-wrong" style={{ gridArea: lineArea(wrong) }} />
        )}
        {shown !== null && (
          <span class="board-line board-line-points board-line-drawn" style={{ gridArea: lineArea(shown.claim) }} />
        )}
        <SolvedFlash table={controller.table} />
      </GridBoard>
    </div>
  );
}

/** Follows a finger along a line. With a tile in hand, a finger only taps. */
function sweep(controller: RaceController, event: PointerEvent): void {
  if (
    controller.drafts.seat.value === null ||
    (controller.pending.tool.value !== null && controller.pending.tool.value.kind !== 'tile')
  )
    return;
  sweepSquares(event, {
    onLine: (one, other) => {
      controller.editor.sweep.value = { first: Math.min(one, other), last: Math.max(one, other) };
    },
    onEnd: (line) => {
      controller.editor.sweep.value = null;
      if (line !== null) controller.editor.mark(line);
    },
  });
}

/** A frame around the squares of a line. */
function Outline({ line, isSwept }: { readonly line: Line | null; readonly isSwept: boolean }) {
  if (line === null) return null;
  return (
    <span
      class={`board-line board-line-chosen${isSwept ? ' board-line-drawn' : ''}`}
      style={{ gridArea: lineArea(line) }}
    />
  );
}
