/** A small board: a drawing beside a sentence, or a live one whose squares can be pressed. */

import type { ComponentChildren } from 'preact';
import { type BoardHandle, type BoardMark, GridBoard } from '../ui/board/grid-board';
import { Icon } from '../ui/pictures/icon';
import { type Box, type LabelledBox, labelPlaces } from './label-places';
import './small-board.css';

/** Squares that are framed, and what is written beside the frame. */
export interface FramedBox extends LabelledBox {
  /** Shown as wrong. */
  readonly isWrong?: boolean | undefined;
}

/** A mark on a square of a live board: it can be pressed, something was placed there, or it was changed. */
export type SquareMark = 'open' | 'placed' | 'changed';

/** What makes a board live. */
interface LiveBoard {
  readonly label: string;
  /** Names at the edge; '' for none. */
  readonly coordinates: { row(row: number): string; column(column: number): string };
  spoken(square: number): string;
  mark(square: number): SquareMark | null;
  onPress(square: number): void;
  /** Keys beside those that move about. Returns whether it handled the key. */
  onKey?: ((square: number, event: KeyboardEvent) => boolean) | undefined;
  /** What its keys may ask of it. */
  readonly handle?: ((board: BoardHandle) => void) | undefined;
  /** The board's own marks, above what lies there. */
  marks?(square: number): readonly BoardMark[];
}

interface SmallBoardProps {
  readonly rows: number;
  readonly columns: number;
  piece(square: number): ComponentChildren;
  readonly lit?: readonly FramedBox[] | undefined;
  /** A sheet of paper with boxes of three by three, instead of wood. */
  readonly isSheet?: boolean | undefined;
  readonly live?: LiveBoard | undefined;
}

/** Whether a square lies in a frame. */
export function isFramed(lit: readonly FramedBox[], square: number, columns: number): boolean {
  const row = Math.floor(square / columns);
  const column = square % columns;
  return lit.some(
    (each) =>
      row >= each.row && row < each.row + each.height && column >= each.column && column < each.column + each.width,
  );
}

export function SmallBoard(props: SmallBoardProps) {
  const { rows, columns, piece, lit = [], isSheet = false, live } = props;
  const looks = `small-board${isSheet ? ' small-board-sheet' : ''}`;
  const frames = <Frames lit={lit} board={props} />;
  if (live !== undefined) {
    return (
      <GridBoard
        class={`${looks} small-board-live`}
        rows={rows}
        columns={columns}
        label={live.label}
        coordinates={live.coordinates}
        square={(square) => {
          const mark = live.mark(square);
          return {
            label: live.spoken(square),
            marks: live.marks?.(square),
            class: `${classOf(square, props)}${mark === null ? '' : ` small-board-${mark}`}`,
            content: [
              <span key="piece" class="small-board-piece">
                {piece(square)}
              </span>,
              mark === 'changed' && (
                <span key="mark" class="small-board-badge">
                  <Icon name="flip" />
                </span>
              ),
            ],
          };
        }}
        onPress={live.onPress}
        onKey={live.onKey}
        handle={live.handle}
      >
        {frames}
      </GridBoard>
    );
  }
  return (
    <div class={`${looks} small-board-drawn`} style={{ '--rows': rows, '--columns': columns }}>
      {Array.from({ length: rows * columns }, (_, square) => (
        <span key={square} class={classOf(square, props)}>
          <span class="small-board-piece">{piece(square)}</span>
        </span>
      ))}
      {frames}
    </div>
  );
}

/** Boxes of three by three have thick edges. */
function classOf(square: number, { columns, rows, isSheet = false }: SmallBoardProps): string {
  const column = square % columns;
  const row = Math.floor(square / columns);
  const right = isSheet && column % 3 === 2 && column < columns - 1 ? ' small-board-box-right' : '';
  const below = isSheet && row % 3 === 2 && row < rows - 1 ? ' small-board-box-below' : '';
  return `small-board-square${right}${below}`;
}

/** Frames around squares, and their labels. */
function Frames({ lit, board }: { readonly lit: readonly FramedBox[]; readonly board: SmallBoardProps }) {
  const { rows, columns } = board;
  const places = labelPlaces(lit, {
    rows,
    columns,
    clear: squaresWith(board, isMarked),
    pieces: squaresWith(board, hasPiece),
  });
  const across = (squares: number): string => `${(squares / columns) * 100}%`;
  const down = (squares: number): string => `${(squares / rows) * 100}%`;
  return (
    <>
      {lit.map(({ row, column, width, height, isWrong = false }) => (
        <span
          key={`${row} ${column} ${width}`}
          class={`small-board-lit${isWrong ? ' small-board-lit-wrong' : ''}`}
          style={{ left: across(column), top: down(row), width: across(width), height: down(height) }}
          aria-hidden="true"
        />
      ))}
      {places.map((place, index) =>
        place === null ? null : (
          <span
            key={lit[index]?.label}
            class="small-board-label"
            style={{ left: across(place.x), top: down(place.y) }}
            aria-hidden="true"
          >
            {lit[index]?.label}
          </span>
        ),
      )}
    </>
  );
}

/** Where something was placed or changed: no label should hide it. */
function isMarked({ live }: SmallBoardProps, square: number): boolean {
  return (live?.mark(square) ?? 'open') !== 'open';
}

function hasPiece({ piece }: SmallBoardProps, square: number): boolean {
  return piece(square) !== null;
}

function squaresWith(board: SmallBoardProps, has: (board: SmallBoardProps, square: number) => boolean): readonly Box[] {
  const { rows, columns } = board;
  return Array.from({ length: rows * columns }, (_, square) => square)
    .filter((square) => has(board, square))
    .map((square) => ({ row: Math.floor(square / columns), column: square % columns, width: 1, height: 1 }));
}
