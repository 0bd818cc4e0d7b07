/** The board of Kakuro Challenge: nine by nine squares, river stones, tiles, and the score track round it. */

import type { Square } from '@riverstone/rules';
import {
  type Cell,
  type ChallengeView,
  digitOf,
  isEmpty,
  SIZE,
  sideOf,
  tile,
} from '@riverstone/rules/kakuro-challenge';
import type { ComponentChildren } from 'preact';
import { words } from '../../messages/words';
import { coordinates } from '../../table/square-names';
import { Badge } from '../../ui/board/badge';
import { type BoardHandle, type BoardMark, GridBoard, type GridSquare } from '../../ui/board/grid-board';
import type { PositionedDraft } from '../draft/draft';
import { ChallengeTile } from '../pieces/challenge-tile';
import './board.css';
import { ScoreTrack } from './score-track';
import { spokenLines, spokenSquare } from './spoken';
import { boardWith, type ChallengeHighlights, type ChallengeSquareDisplay, squareDisplays } from './square-display';

interface BoardProps {
  readonly view: ChallengeView;
  readonly ready: PositionedDraft | null;
  readonly highlights: ChallengeHighlights;
  /** The square under a dragged tile. */
  readonly over: Square | null;
  onPress(square: Square, event: Event): void;
  onKey(square: Square, event: KeyboardEvent): boolean;
  onPointerDown(square: Square, event: PointerEvent): void;
  onFocusSquare(square: Square | null): void;
  handle(board: BoardHandle): void;
  /** Lines over the squares. */
  readonly children: ComponentChildren;
}

/** The tile that is taken up, with the side that is up. */
function takenCell(ready: PositionedDraft | null): Cell {
  if (ready === null || ready.draft.taken === null) return 0;
  const { draft, position } = ready;
  const { taken } = ready.draft;
  return tile(position.hand[taken] ?? 0, draft.sides[taken] ?? 'yellow');
}

export function Board({ view, ready, highlights, over, children, ...handlers }: BoardProps) {
  const text = words()['kakuro-challenge'];
  const shown = boardWith(view.board, ready);
  const all = squareDisplays(view, ready, highlights);
  const ghost = takenCell(ready);
  const square = (index: number): GridSquare => {
    const display = all[index];
    if (display === undefined) throw new Error(`there is no square ${index}`);
    return {
      label: spokenSquare(text, index, display),
      description: spokenLines(text, shown, index),
      class: classOf(display, over === index),
      marks: marksOf(display),
      content: contentOf(display, ghost),
    };
  };
  return (
    <div class="challenge-board">
      <ScoreTrack tracks={view.tracks} />
      <div class={`challenge-board-field${ready?.draft.square != null ? ' challenge-board-laid' : ''}`}>
        <GridBoard
          rows={SIZE}
          columns={SIZE}
          label={text.board}
          coordinates={coordinates}
          square={square}
          {...handlers}
        >
          {children}
        </GridBoard>
      </div>
    </div>
  );
}

function classOf(display: ChallengeSquareDisplay, isOver: boolean): string {
  const classes = ['challenge-square'];
  if (display.stone) classes.push('challenge-square-stone');
  if (display.open) classes.push('challenge-square-open');
  if (display.open && isOver) classes.push('challenge-square-over');
  if (display.ready === 'laid') classes.push('challenge-square-laid', 'drag-source');
  if (display.ready === 'turned') classes.push('challenge-square-turned');
  if (display.flippable) classes.push('challenge-square-flippable');
  return classes.join(' ');
}

function marksOf({ open, ready, flippable, last, hinted }: ChallengeSquareDisplay): readonly BoardMark[] {
  const marks: BoardMark[] = [];
  if (hinted) marks.push('hint');
  if (open) marks.push('open');
  if (last === 'laid' || last === 'turned') marks.push('last');
  if (last === 'turned-back') marks.push('wrong');
  if (flippable) marks.push('change');
  if (ready !== null) marks.push('chosen');
  return marks;
}

function contentOf(display: ChallengeSquareDisplay, ghost: Cell): ComponentChildren {
  const { cell } = display;
  if (!isEmpty(cell)) {
    return [
      <span key="tile" class="challenge-tile">
        <ChallengeTile digit={digitOf(cell)} face={sideOf(cell)} />
      </span>,
      (display.flippable || display.ready === 'turned') && <Badge key="flip" icon="flip" />,
      display.ready === 'laid' && <Badge key="confirm" icon="check" />,
      display.ready === null && display.last === 'turned-back' && <Badge key="back" icon="undo" />,
    ];
  }
  if (display.open && !isEmpty(ghost)) {
    return (
      <span key="ghost" class="challenge-ghost">
        <ChallengeTile digit={digitOf(ghost)} face={sideOf(ghost)} />
      </span>
    );
  }
  return null;
}
