/** One square of a board; it is drawn again only if something about it has changed. */

import { Component, type ComponentChildren } from 'preact';
import './marks.css';
import { sameContent } from './same-content';

/**
 * What a square tells beside its piece. `open`: a piece may go here. `chosen`: picked, not confirmed. `change`: can
 * change, or will. `last`: the last move. `hint`: the hint points here. `wrong`: not what was said.
 */
export type BoardMark = 'open' | 'chosen' | 'change' | 'last' | 'hint' | 'wrong';

/** What a game says of a square. */
export interface GridSquare {
  /** What is spoken: 'e5, total 7'. */
  label: string;
  class?: string | undefined;
  content: ComponentChildren;
  /** Drawn above the content, in this order. `chosen` and `last` are spoken, too. */
  marks?: readonly BoardMark[] | undefined;
  /** Whether it belongs to what is chosen, where the mark is drawn otherwise, as for a line. */
  selected?: boolean | undefined;
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
    sameMarks(one.marks, other.marks) &&
    one.description === other.description &&
    sameContent(one.content, other.content)
  );
}

const noMarks: readonly BoardMark[] = [];

function sameMarks(one = noMarks, other = noMarks): boolean {
  return one.length === other.length && one.every((mark, index) => mark === other[index]);
}

export class SquareCell extends Component<SquareCellProps> {
  override shouldComponentUpdate(next: SquareCellProps): boolean {
    const { index, stop, square } = this.props;
    return index !== next.index || stop !== next.stop || !sameSquare(square, next.square);
  }

  override render({ index, column, stop, square }: SquareCellProps) {
    const { marks = noMarks } = square;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a board is a grid to move in, not a table to read
      <div
        class={square.class ? `grid-board-square ${square.class}` : 'grid-board-square'}
        role="gridcell"
        tabIndex={stop ? 0 : -1}
        data-square={index}
        aria-colindex={column + 1}
        aria-label={square.label}
        aria-description={square.description}
        aria-selected={square.selected ?? (marks.includes('chosen') || undefined)}
        aria-current={marks.includes('last') || undefined}
      >
        {square.content}
        {marks.map((mark) => (
          <span key={mark} class={`board-mark board-mark-${mark}`} />
        ))}
      </div>
    );
  }
}
