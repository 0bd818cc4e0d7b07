/** A placement with its flips: whether it is possible, whether the rules allow it, and what it scores. */

import { formatSquare, type Square } from '../../core/grid.js';
import { ok, type Refusal, type Result, refuse } from '../../core/result.js';
import { type Board, cellAt, isEmpty, SIZE, type Side, tile, touchesTile, withMove } from './board.js';
import { containsSquare, type Kakuro, kakurosContaining } from './kakuro.js';

/** A tile laid on a square, and the tiles turned over with it (in board order). */
export interface Placement {
  readonly digit: number;
  readonly side: Side;
  readonly square: Square;
  readonly flips: readonly Square[];
}

/** Why a placement can't be carried out at all, in order of precedence. */
export const placementCodes = ['occupied', 'not-adjacent', 'not-in-hand', 'flip-empty', 'flip-placed'] as const;
/** Why its flips break the rules, in order of precedence; in claim games only a challenge brings it out. */
export const flipCodes = ['flip-outside', 'too-many-flips'] as const;
export type PlacementCode = (typeof placementCodes)[number];
export type FlipCode = (typeof flipCodes)[number];

/** A placement carried out: the board after it, and every Kakuro that it scores. */
export interface ScoredPlacement {
  readonly board: Board;
  readonly kakuros: readonly Kakuro[];
  readonly points: number;
}

/**
 * Whether a placement can be carried out with these tiles: an empty square next to a tile, a tile that is in hand,
 * flips of other tiles that lie there. Without a hand, any tile will do.
 * @example
 * checkPlacement(board, unwrap(parsePlacement('y4c6')), [3, 7])
 * // => { ok: false, error: { code: 'not-in-hand', … } }
 */
export function checkPlacement(
  board: Board,
  placement: Placement,
  hand?: readonly number[],
): Result<Placement, Refusal<PlacementCode>> {
  const { square, flips, digit } = placement;
  const named = { square: formatSquare(square, SIZE) };
  if (!isEmpty(cellAt(board, square))) return refuse('occupied', named);
  if (!touchesTile(board, square)) return refuse('not-adjacent', named);
  if (hand && !hand.includes(digit)) return refuse('not-in-hand', { digit, hand: [...hand] });
  for (const flipped of flips) {
    if (flipped !== square && isEmpty(cellAt(board, flipped))) {
      return refuse('flip-empty', { square: formatSquare(flipped, SIZE) });
    }
  }
  return flips.includes(square) ? refuse('flip-placed', named) : ok(placement);
}

/**
 * The flip rule, asked of the board *after* the move: one and the same Kakuro must hold the placed tile and every
 * flipped tile. The base game allows one flip, the expert game any number.
 * @example
 * const placement = unwrap(parsePlacement('y4c6/b2'));
 * const after = scorePlacement(board, placement).board;
 * checkFlips(after, placement, false) // => { ok: false, error: { code: 'flip-outside', … } }
 */
export function checkFlips(after: Board, placement: Placement, expert: boolean): Result<Placement, Refusal<FlipCode>> {
  const { square, flips } = placement;
  if (flips.length === 0) return ok(placement);
  const shared = kakurosContaining(after, [square]).some((kakuro) =>
    flips.every((flipped) => containsSquare(kakuro, flipped)),
  );
  if (!shared) return refuse('flip-outside', { flips: flips.map((flipped) => formatSquare(flipped, SIZE)) });
  return flips.length > 1 && !expert ? refuse('too-many-flips', { flips: flips.length }) : ok(placement);
}

/**
 * Carries a placement out and scores it: every Kakuro of the final position that holds the placed tile or a flipped
 * one. (For flips that `checkFlips` accepts, this equals the longer rule that a flipped tile must not merely end a
 * Kakuro.)
 * @example scorePlacement(board, unwrap(parsePlacement('y4c6'))).points // => 13
 */
export function scorePlacement(board: Board, placement: Placement): ScoredPlacement {
  const { square, flips, digit, side } = placement;
  const after = withMove(board, square, tile(digit, side), flips);
  const kakuros = kakurosContaining(after, [square, ...flips]);
  return { board: after, kakuros, points: kakuros.reduce((points, kakuro) => points + kakuro.sum, 0) };
}

/**
 * The referee's whole ruling on a placement: carried out and scored, or the first reason against it.
 * @example
 * judgePlacement(board, unwrap(parsePlacement('y4c6')), { expert: false })
 * // => { ok: true, value: { points: 13, … } }
 */
export function judgePlacement(
  board: Board,
  placement: Placement,
  rules: { readonly expert: boolean; readonly hand?: readonly number[] },
): Result<ScoredPlacement, Refusal<PlacementCode | FlipCode>> {
  const possible = checkPlacement(board, placement, rules.hand);
  if (!possible.ok) return possible;
  const scored = scorePlacement(board, placement);
  const flips = checkFlips(scored.board, placement, rules.expert);
  return flips.ok ? ok(scored) : flips;
}
