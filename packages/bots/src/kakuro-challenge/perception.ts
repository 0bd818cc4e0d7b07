/** Models what a person sees in a position: some Kakuros, not all, and not always their whole sum. */

import type { Rng } from '@riverstone/rules';
import {
  type Board,
  type Kakuro,
  type Placement,
  type ScoredMove,
  SIZE,
  scorePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { withProbability } from '../core/with-probability.js';
import { largestKakuro, leadingKakuros } from './board/leading-kakuros.js';

/** How well somebody sees. All are chances from 0 to 1, and they multiply. */
export interface ChallengePerception {
  /** Sees the shortest Kakuro in a row. */
  readonly row: number;
  /** Factor for a column. */
  readonly column: number;
  /** Factor for each addend beyond the second. */
  readonly longer: number;
  /** Factor for each tile that has to be flipped. */
  readonly flip: number;
  /** Notices another Kakuro that the same move makes. */
  readonly another: number;
  /** Counts ten too many or too few, since a total stands for every number that ends in its digit. */
  readonly miscount: number;
}

/** A move that is seen, and its points as far as they are seen. */
export interface SeenMove {
  readonly placement: Placement;
  readonly points: number;
}

/** The scoring moves that are seen, in the given order, with the points that are seen. */
export function seenMoves(
  board: Board,
  moves: readonly ScoredMove[],
  perception: ChallengePerception,
  rng: Rng,
): SeenMove[] {
  const seen: SeenMove[] = [];
  for (const { placement, points } of moves) {
    if (points === 0) continue;
    const perceived = perceivedPoints(scorePlacement(board, placement).kakuros, placement, perception, rng);
    if (perceived > 0) seen.push({ placement, points: perceived });
  }
  return seen;
}

/**
 * The points that are seen in a move: of the Kakuro that leads to it, and of others that are noticed; 0 when none is.
 */
function perceivedPoints(
  kakuros: readonly Kakuro[],
  placement: Placement,
  perception: ChallengePerception,
  rng: Rng,
): number {
  const found = leadingKakuros(kakuros, placement).filter((kakuro) =>
    withProbability(chanceToSee(kakuro, placement.flips.length, perception), rng),
  );
  const main = largestKakuro(found);
  let points = 0;
  for (const kakuro of kakuros) {
    const isNoticed = withProbability(perception.another, rng);
    const isMiscounted = withProbability(perception.miscount, rng);
    const offset = isMiscounted ? (rng.below(2) === 0 ? 10 : -10) : 0;
    if (main === null || (kakuro !== main && !isNoticed)) continue;
    points += Math.max(1, kakuro.sum + offset);
  }
  return points;
}

function chanceToSee({ direction, total, last }: Kakuro, flips: number, perception: ChallengePerception): number {
  const addends = direction === 'across' ? last - total : (last - total) / SIZE;
  const inLine = direction === 'across' ? perception.row : perception.row * perception.column;
  return inLine * perception.longer ** (addends - 2) * perception.flip ** flips;
}
