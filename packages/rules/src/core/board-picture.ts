/** The data for a small picture of a board, the same for every game. */

/** What a square looks like: bare, a tile of some colour, a stone, or paper. */
export const squareLooks = ['bare', 'yellow', 'red', 'silver', 'sum', 'stone', 'paper'] as const;
export type SquareLook = (typeof squareLooks)[number];

export interface PicturedSquare {
  readonly look: SquareLook;
  /** The digit on it; null for none. */
  readonly digit: number | null;
  /** Whether it belongs to the last move. */
  readonly isLast: boolean;
}

/** A square board. */
export interface BoardPicture {
  /** In board order. */
  readonly squares: readonly PicturedSquare[];
  /** Thick lines divide the board into boxes of this many squares a side; null where all lines are alike. */
  readonly box: number | null;
  /** The number that somebody looks for; null for none. */
  readonly wanted: number | null;
}
