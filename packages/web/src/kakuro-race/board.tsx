/** The field with its printed Sum squares, played by dragging along a line, by tapping its ends, or by keys. */

import type { Square } from '@riverstone/rules';
import { directionOf, FIELD_SIZE, type Line, type ScoredLine, squareName } from '@riverstone/rules/kakuro-race';
import { SumSquare } from '../art/race-tiles';
import { words } from '../messages/words';
import { sweepSquares } from '../ui/drag';
import { type BoardHandle, GridBoard } from '../ui/grid-board';
import './board.css';
import { boardSquare, LaidMarker } from './board-square';
import type { RaceDesk } from './desk';
import { lineArea } from './line-area';
import { OpenedSeals } from './opened-seals';
import { SolvedFlash } from './solved-flash';
import { looks } from './square-look';

export interface BoardProps {
  readonly desk: RaceDesk;
  readonly hinted: readonly Square[];
  readonly shown: readonly Square[];
  onKey(event: KeyboardEvent): boolean;
  onFocusSquare(square: Square | null): void;
  handle(board: BoardHandle): void;
}

const places = Array.from({ length: FIELD_SIZE }, (_, place) => place);
const rowName = (row: number): string => squareName(row * FIELD_SIZE).charAt(0);
const columnName = (column: number): string => squareName(column).charAt(1);

export function Board({ desk, hinted, shown, onKey, onFocusSquare, handle }: BoardProps) {
  const text = words()['kakuro-race'];
  const view = desk.table.view.value;
  const draft = desk.laying.draft.value;
  const tool = desk.moment.tool.value;
  const picked = tool?.kind === 'exchange' ? tool.picked : null;
  const lookOf = looks(view, { draft, picked, isTarget: (square) => desk.laying.isTarget(square), hinted, shown });
  const caller = view.round?.caller ?? null;
  const canMark = desk.laying.seat.value !== null;
  return (
    <div
      class={`race-board${caller === null ? '' : ` race-board-called seat-${caller}`}${canMark ? ' drag-source' : ''}`}
    >
      <Frame scored={view.scored} />
      <GridBoard
        rows={FIELD_SIZE}
        columns={FIELD_SIZE}
        label={text.board.label}
        rowName={(row) => text.board.row(rowName(row))}
        columnName={(column) => text.board.column(columnName(column))}
        square={(square) => boardSquare(text, square, lookOf(square))}
        onPress={(square) => desk.laying.press(square)}
        onKey={(_, event) => onKey(event)}
        onFocusSquare={onFocusSquare}
        onPointerDown={(_, event) => sweep(desk, event)}
        class="race-field"
        handle={handle}
      >
        <Outline line={desk.laying.sweep.value ?? draft.line} isSwept={desk.laying.sweep.value !== null} />
        <SolvedFlash table={desk.table} />
      </GridBoard>
      <OpenedSeals table={desk.table} />
    </div>
  );
}

/** Follows a finger along a line; with a tile in hand a finger only taps. */
function sweep(desk: RaceDesk, event: PointerEvent): void {
  if (desk.laying.seat.value === null || (desk.moment.tool.value !== null && desk.moment.tool.value.kind !== 'tile'))
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

/** The printed Sum squares above and to the left, with the markers laid on them. */
function Frame({ scored }: { readonly scored: readonly ScoredLine[] }) {
  const markerAt = (way: 'across' | 'down', first: Square): number | null =>
    scored.find((line) => line.first === first && directionOf(line) === way)?.marker ?? null;
  return (
    <div class="race-frame-squares" aria-hidden="true">
      <span class="race-frame-square race-frame-corner">
        <SumSquare arrows="none" />
      </span>
      {places.map((column) => (
        <FrameSquare key={`c${column}`} way="down" name={columnName(column)} marker={markerAt('down', column)} />
      ))}
      {places.map((row) => (
        <FrameSquare key={`r${row}`} way="across" name={rowName(row)} marker={markerAt('across', row * FIELD_SIZE)} />
      ))}
    </div>
  );
}

interface FrameSquareProps {
  readonly way: 'across' | 'down';
  readonly name: string;
  readonly marker: number | null;
}

function FrameSquare({ way, name, marker }: FrameSquareProps) {
  return (
    <span class={`race-frame-square race-frame-${way}`} data-frame={name}>
      <span class="race-frame-name">{name}</span>
      {marker !== null && <LaidMarker value={marker} way={way} />}
    </span>
  );
}

/** A frame around the squares of a line. */
function Outline({ line, isSwept }: { readonly line: Line | null; readonly isSwept: boolean }) {
  if (line === null) return null;
  return (
    <span class={isSwept ? 'race-outline race-outline-swept' : 'race-outline'} style={{ gridArea: lineArea(line) }} />
  );
}
