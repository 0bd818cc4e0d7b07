/** What each square shows: the board, the draft on it, and highlights. */

import type { Square } from '@riverstone/rules';
import {
  type Board,
  type Cell,
  type ChallengeView,
  cellAt,
  isPlaceable,
  stoneSquares,
  tile,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import { flippable, type PositionedDraft, placementOf } from '../draft/draft';

export interface ChallengeSquareDisplay {
  /** What lies there, with the draft applied. */
  readonly cell: Cell;
  /** What the draft does here: its tile is laid, or a tile is turned over. */
  readonly ready: 'laid' | 'turned' | null;
  /** The tile taken up may go here. */
  readonly open: boolean;
  /** May be turned over with the tile of the draft. */
  readonly flippable: boolean;
  readonly stone: boolean;
  /** What the last move did here. */
  readonly last: 'laid' | 'turned' | 'turned-back' | null;
  readonly hinted: boolean;
}

/** What the board highlights. */
export interface ChallengeHighlights {
  readonly hinted: readonly Square[];
  /** The tiles that the last move flipped against the rules, so that they were turned back. */
  readonly turnedBack: readonly Square[];
}

/** The board with the draft applied. */
export function boardWith(board: Board, ready: PositionedDraft | null): Board {
  const placement = ready && placementOf(ready.draft, ready.position);
  if (placement === null) return board;
  return withMove(board, placement.square, tile(placement.digit, placement.side), placement.flips);
}

/** What all squares show, in board order. */
export function squareDisplays(
  view: ChallengeView,
  ready: PositionedDraft | null,
  highlights: ChallengeHighlights,
): readonly ChallengeSquareDisplay[] {
  const { board, options } = view;
  const shown = boardWith(board, ready);
  const stones = stoneSquares(options.stones);
  const draft = ready?.draft ?? null;
  const canFlip = ready === null ? new Set<Square>() : flippable(ready.draft, ready.position);
  return board.map((_, square): ChallengeSquareDisplay => {
    const isTurned = draft?.flips.includes(square) ?? false;
    return {
      cell: cellAt(shown, square),
      ready: draft !== null && draft.square === square ? 'laid' : isTurned ? 'turned' : null,
      open: draft !== null && draft.taken !== null && draft.square !== square && isPlaceable(board, square),
      flippable: canFlip.has(square),
      stone: stones.includes(square),
      last: lastOn(square, view, highlights),
      hinted: highlights.hinted.includes(square),
    };
  });
}

function lastOn(
  square: Square,
  { last }: ChallengeView,
  { turnedBack }: ChallengeHighlights,
): ChallengeSquareDisplay['last'] {
  if (last?.square === square) return 'laid';
  if (last?.flips.includes(square)) return 'turned';
  return turnedBack.includes(square) ? 'turned-back' : null;
}
