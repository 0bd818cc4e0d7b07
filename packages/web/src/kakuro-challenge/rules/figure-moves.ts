/** A move of a figure, played by the rules. */

import { type Refusal, type Result, unwrap } from '@riverstone/rules';
import {
  type Board,
  type FlipCode,
  judgePlacement,
  type Placement,
  type PlacementCode,
  parseBoard,
  parsePlacement,
  type ScoredPlacement,
  tile,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import type { ChallengeFigure } from './figures';

export interface ChallengeFigureMove {
  readonly placement: Placement;
  /** The board after the move, even if the move is not allowed. */
  readonly after: Board;
  readonly ruling: Result<ScoredPlacement, Refusal<PlacementCode | FlipCode>>;
}

export function tryMove({ board, expert }: ChallengeFigure, move: string): ChallengeFigureMove {
  const before = unwrap(parseBoard(board));
  const placement = unwrap(parsePlacement(move));
  const { square, digit, side, flips } = placement;
  return {
    placement,
    after: withMove(before, square, tile(digit, side), flips),
    ruling: judgePlacement(before, placement, { expert: expert ?? false }),
  };
}
