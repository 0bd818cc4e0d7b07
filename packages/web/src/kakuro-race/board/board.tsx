/** The field with its printed Sum squares, played by dragging along a line, by tapping its ends, or by keys. */

import type { Square } from '@riverstone/rules';
import { FIELD_SIZE, isSolo, type Line } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { coordinates } from '../../table/square-names';
import { type BoardHandle, GridBoard } from '../../ui/board/grid-board';
import { sweepSquares } from '../../ui/motion/drag';
import './board.css';
import type { RaceDesk } from '../draft/controller';
import { BoardFrame } from './board-frame';
import { boardSquare } from './board-square';
import { lineArea } from './line-area';
import { SolvedFlash } from './solved-flash';
import { looks } from './square-display';

export interface BoardProps {
  readonly desk: RaceDesk;
  readonly hinted: readonly Square[];
  readonly shown: readonly Square[];
  /** The line of a claim that was wrong, for a while. */
  readonly wrong: Line | null;
  onKey(event: KeyboardEvent): boolean;
  onFocusSquare(square: Square | null): void;
  handle(board: BoardHandle): void;
}

export function Board({ desk, hinted, shown, wrong, onKey, onFocusSquare, handle }: BoardProps) {
  const text = words()['kakuro-race'];
  const view = desk.table.view.value;
  const draft = desk.staged.draft.value;
  const tool = desk.moment.tool.value;
  const picked = tool?.kind === 'exchange' ? tool.picked : null;
  const lookOf = looks(view, { draft, picked, isTarget: (square) => desk.laying.isTarget(square), hinted, shown });
  const canMark = desk.staged.seat.value !== null;
  // the field is theirs for the moment
  const owner = desk.staged.isOpen.value && !isSolo(view) ? desk.staged.seat.value : (view.round?.caller ?? null);
  return (
    <div
      class={`race-board${owner === null ? '' : ` race-board-called seat-${owner}`}${canMark ? ' drag-source' : ''}`}
    >
      <BoardFrame scored={view.scored} />
      <GridBoard
        rows={FIELD_SIZE}
        columns={FIELD_SIZE}
        label={text.board.label}
        rowLabel={(row) => text.board.row(coordinates.row(row))}
        square={(square) => boardSquare(text, square, lookOf(square))}
        onPress={(square) => desk.laying.press(square)}
        onKey={(_, event) => onKey(event)}
        onFocusSquare={onFocusSquare}
        onPointerDown={(_, event) => sweep(desk, event)}
        class="race-field"
        handle={handle}
      >
        <Outline line={desk.laying.sweep.value ?? draft.line} isSwept={desk.laying.sweep.value !== null} />
        {wrong !== null && draft.line === null && (
          <span class="race-wrong-line" style={{ gridArea: lineArea(wrong) }} />
        )}
        <SolvedFlash table={desk.table} />
      </GridBoard>
    </div>
  );
}

/** Follows a finger along a line; with a tile in hand a finger only taps. */
function sweep(desk: RaceDesk, event: PointerEvent): void {
  if (desk.staged.seat.value === null || (desk.moment.tool.value !== null && desk.moment.tool.value.kind !== 'tile'))
    return;
  sweepSquares(event, {
    onLine: (one, other) => {
      desk.laying.sweep.value = { first: Math.min(one, other), last: Math.max(one, other) };
    },
    onEnd: (line) => {
      desk.laying.sweep.value = null;
      if (line !== null) desk.laying.mark(line);
    },
  });
}

/** A frame around the squares of a line. */
function Outline({ line, isSwept }: { readonly line: Line | null; readonly isSwept: boolean }) {
  if (line === null) return null;
  return (
    <span class={isSwept ? 'race-outline race-outline-swept' : 'race-outline'} style={{ gridArea: lineArea(line) }} />
  );
}
