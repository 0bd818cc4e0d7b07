/** One square of a board; it is drawn again only if something about it has changed. */

import { Component, type ComponentChildren } from 'preact';
import { sameContent } from './same-content';

/** What a game says of a square. */
export interface GridSquare {
  /** What is spoken: 'e5, total 7'. */
  label: string;
  class?: string | undefined;
  content: ComponentChildren;
  selected?: boolean | undefined;
  dimmed?: boolean | undefined;
  /** The square of the last move, or whatever the game points at. */
  current?: boolean | undefined;
  /** More, spoken after the label. */
  description?: string | undefined;
}

interface SquareCellProps {
  index: number;
  column: number;
  /** Whether the tab key stops here. */
  stop: boolean;
  square: GridSquare;
}

function sameSquare(one: GridSquare, other: GridSquare): boolean {
  return (
    one.label === other.label &&
    one.class === other.class &&
    one.selected === other.selected &&
    one.dimmed === other.dimmed &&
    one.current === other.current &&
    one.description === other.description &&
    sameContent(one.content, other.content)
  );
}

function classesOf(square: GridSquare): string {
  let classes = 'grid-board-square';
  if (square.selected) classes += ' grid-board-selected';
  if (square.dimmed) classes += ' grid-board-dimmed';
  if (square.current) classes += ' grid-board-current';
  return square.class ? `${classes} ${square.class}` : classes;
}

export class SquareCell extends Component<SquareCellProps> {
  override shouldComponentUpdate(next: SquareCellProps): boolean {
    const { index, stop, square } = this.props;
    return index !== next.index || stop !== next.stop || !sameSquare(square, next.square);
  }

  override render({ index, column, stop, square }: SquareCellProps) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a board is a grid to move in, not a table to read
      <div
        class={classesOf(square)}
        role="gridcell"
        tabIndex={stop ? 0 : -1}
        data-square={index}
        aria-colindex={column + 1}
        aria-label={square.label}
        aria-description={square.description}
        aria-selected={square.selected}
        aria-current={square.current}
      >
        {square.content}
      </div>
    );
  }
}
