/** A small board: a drawing beside a sentence, or a live one whose squares can be pressed. */

import type { ComponentChildren } from 'preact';
import { GridBoard } from '../ui/grid-board';
import { Icon } from '../ui/icon';
import './small-board.css';

/** Squares that are framed, and what is written beside the frame. */
export interface Lit {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  readonly label?: string | undefined;
  /** It is shown, but will not do. */
  readonly isWrong?: boolean | undefined;
}

/** What a square of a live board shows beside its piece: it can be pressed, something was placed there, or it was changed. */
export type SquareMark = 'open' | 'placed' | 'changed';

/** What makes a board live. */
interface LiveBoard {
  readonly label: string;
  rowLabel(row: number): string;
  /** Names at the edge; '' for none. */
  readonly coordinates: { row(row: number): string; column(column: number): string };
  spoken(square: number): string;
  mark(square: number): SquareMark | null;
  onPress(square: number): void;
}

export interface SmallBoardProps {
  readonly rows: number;
  readonly columns: number;
  piece(square: number): ComponentChildren;
  readonly lit?: readonly Lit[] | undefined;
  /** A sheet of paper with boxes of three by three, instead of wood. */
  readonly isSheet?: boolean | undefined;
  readonly live?: LiveBoard | undefined;
}

/** Whether a square lies in a frame. */
export function isLit(lit: readonly Lit[], square: number, columns: number): boolean {
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
  const frames = lit.map((each) => <Frame key={`${each.row} ${each.column} ${each.width}`} lit={each} board={props} />);
  if (live !== undefined) {
    return (
      <GridBoard
        class={`${looks} small-board-live`}
        rows={rows}
        columns={columns}
        label={live.label}
        rowLabel={live.rowLabel}
        coordinates={live.coordinates}
        square={(square) => {
          const mark = live.mark(square);
          return {
            label: live.spoken(square),
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

/** A frame around squares; its label stands below it, or above it in the last row. */
function Frame({ lit, board: { rows, columns } }: { readonly lit: Lit; readonly board: SmallBoardProps }) {
  const { row, column, width, height, label, isWrong = false } = lit;
  const place = {
    left: `${(column / columns) * 100}%`,
    top: `${(row / rows) * 100}%`,
    width: `${(width / columns) * 100}%`,
    height: `${(height / rows) * 100}%`,
  };
  const isLow = row + height >= rows;
  return (
    <span class={`small-board-lit${isWrong ? ' small-board-lit-wrong' : ''}`} style={place} aria-hidden="true">
      {label !== undefined && (
        <span class={`small-board-label${isLow ? ' small-board-label-above' : ''}`}>{label}</span>
      )}
    </span>
  );
}
