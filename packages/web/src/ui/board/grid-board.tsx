/** The grid that all boards are made of: for mouse, touch, keyboard and screen readers. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from '../focus';
import { BoardHeat } from './board-heat';
import './grid-board.css';
import { squareAfterKey } from './grid-keys';
import { type GridSquare, SquareCell } from './grid-square';

export type { BoardMark, GridSquare } from './grid-square';

/** What a game may ask of its board. */
export interface BoardHandle {
  focus(index: number): void;
  element(index: number): HTMLElement | null;
}

interface Coordinates {
  row(row: number): string;
  column(column: number): string;
}

interface GridBoardProps {
  rows: number;
  columns: number;
  label: string;
  square(index: number): GridSquare;
  onPress?: ((index: number, event: MouseEvent | KeyboardEvent) => void) | undefined;
  /** Keys of the game. Returns whether it handled the key. */
  onKey?: ((index: number, event: KeyboardEvent) => boolean) | undefined;
  onFocusSquare?: ((index: number | null) => void) | undefined;
  onPointerDown?: ((index: number, event: PointerEvent) => void) | undefined;
  class?: string | undefined;
  roleDescription?: string | undefined;
  disabled?: boolean | undefined;
  /** Short names of rows and columns, printed at the edge. */
  coordinates?: Coordinates | undefined;
  handle?: ((board: BoardHandle) => void) | undefined;
  /** A layer above the squares. */
  children?: ComponentChildren;
}

function squareOf(event: Event): number | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-square]') : null;
  return cell ? Number(cell.dataset.square) : null;
}

function elementIn(grid: HTMLElement | null, index: number): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-square="${index}"]`) ?? null;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** The grid with exactly one tab stop, which follows the focus. */
export function GridBoard(props: GridBoardProps) {
  const { rows, columns, label, square, disabled, coordinates, handle, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [wishedStop, setStop] = useState(0);
  const stop = Math.min(wishedStop, rows * columns - 1);

  const focus = (index: number): void => {
    setStop(index);
    focusOn(elementIn(grid.current, index));
  };

  useEffect(() => handle?.({ focus, element: (index) => elementIn(grid.current, index) }), []);

  const press = (index: number | null, event: MouseEvent | KeyboardEvent): void => {
    if (index !== null && !disabled) props.onPress?.(index, event);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = squareOf(event);
    if (index === null) return;
    const plain = !event.altKey && !event.metaKey;
    const target = plain ? squareAfterKey(index, event.key, event.ctrlKey, { rows, columns }) : null;
    if (!disabled && props.onKey?.(index, event)) event.preventDefault();
    else if (target !== null) {
      event.preventDefault();
      focus(target);
    } else if (plain && !event.ctrlKey && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (!event.repeat) press(index, event);
    }
  };

  const onFocusIn = (event: FocusEvent): void => {
    const index = squareOf(event);
    if (index === null) return;
    setStop(index);
    props.onFocusSquare?.(index);
  };

  const onFocusOut = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && grid.current?.contains(next))) props.onFocusSquare?.(null);
  };

  return (
    <div class={boardClasses(props)} style={{ '--rows': rows, '--columns': columns }}>
      {coordinates && <Edges rows={rows} columns={columns} coordinates={coordinates} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a board is a grid to move in, not a table to read */}
      <div
        ref={grid}
        class="grid-board-grid"
        role="grid"
        aria-label={label}
        aria-roledescription={props.roleDescription}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-disabled={disabled}
        data-columns={columns}
        onClick={(event) => press(squareOf(event), event)}
        onKeyDown={onKeyDown}
        onFocusIn={onFocusIn}
        onFocusOut={onFocusOut}
        onPointerDown={(event) => {
          const index = squareOf(event);
          if (index !== null && !disabled) props.onPointerDown?.(index, event);
        }}
      >
        {numbers(rows).map((row) => (
          // A row has no name: a screen reader that comes to a square would say that and not the square.
          // biome-ignore lint/a11y/useSemanticElements: see the grid
          // biome-ignore lint/a11y/useFocusableInteractive: see the grid
          <div key={row} class="grid-board-row" role="row" aria-rowindex={row + 1}>
            {numbers(columns).map((column) => {
              const index = row * columns + column;
              return (
                <SquareCell key={index} index={index} column={column} stop={index === stop} square={square(index)} />
              );
            })}
          </div>
        ))}
      </div>
      <BoardHeat columns={columns} />
      {children !== undefined && <div class="grid-board-overlay">{children}</div>}
    </div>
  );
}

function boardClasses({ class: extra, coordinates }: GridBoardProps): string {
  return `grid-board${coordinates ? ' grid-board-named' : ''}${extra ? ` ${extra}` : ''}`;
}

interface EdgesProps extends Pick<GridBoardProps, 'rows' | 'columns'> {
  coordinates: Coordinates;
}

function Edges({ rows, columns, coordinates }: EdgesProps) {
  return (
    <>
      <div class="grid-board-column-names" aria-hidden="true">
        {numbers(columns).map((column) => (
          <span key={column}>{coordinates.column(column)}</span>
        ))}
      </div>
      <div class="grid-board-row-names" aria-hidden="true">
        {numbers(rows).map((row) => (
          <span key={row}>{coordinates.row(row)}</span>
        ))}
      </div>
    </>
  );
}
