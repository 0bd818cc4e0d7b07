/** What the rules say of a position and a move, as `riverstone judge` does; and what else was possible. */

import { rankedMoves } from '@riverstone/bots/kakuro-challenge';
import type { Refusal, Result } from '@riverstone/rules';
import {
  checkPosition,
  type FlipCode,
  formatPlacement,
  judgePlacement,
  type Placement,
  type PlacementCode,
  type ScoredPlacement,
} from '@riverstone/rules/kakuro-challenge';
import type { ChallengeQuestion } from './position';

export type ChallengeRuling =
  | { readonly type: 'no-move' }
  /** No real board can look like this. */
  | { readonly type: 'impossible'; readonly error: Refusal<'bad-position'> }
  | { readonly type: 'ruled'; readonly result: Result<ScoredPlacement, Refusal<PlacementCode | FlipCode>> };

export function judgeChallenge({ board, move, expert, hand }: ChallengeQuestion): ChallengeRuling {
  const possible = checkPosition(board, hand);
  if (!possible.ok) return { type: 'impossible', error: possible.error };
  if (move === null) return { type: 'no-move' };
  return { type: 'ruled', result: judgePlacement(board, move, hand.length === 0 ? { expert } : { expert, hand }) };
}

/** The rule that decides, by what is refused. */
export const refusalClauses: Readonly<Record<PlacementCode | FlipCode, string>> = {
  occupied: 'C3.4',
  'not-adjacent': 'C3.5',
  'not-in-hand': 'C3.2',
  'flip-empty': 'C5.2',
  'flip-placed': 'C5.2',
  'flip-outside': 'C5.3',
  'too-many-flips': 'C5.1',
};

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The tiles that might have been placed: those in hand, else the one that was, else any. */
export function tilesInQuestion({ hand, move }: ChallengeQuestion): readonly number[] {
  if (hand.length > 0) return hand;
  return move === null ? digits : [move.digit];
}

export interface PossibleMove {
  readonly placement: Placement;
  readonly points: number;
}

/** The moves that score most, the best first; equally good ones in the order of their notation. */
export function possibleMoves(position: ChallengeQuestion, count: number): readonly PossibleMove[] {
  const { board, expert } = position;
  // One digit at a time: the solver has room for the moves of a hand, not for those of nine tiles.
  const all = [...new Set(tilesInQuestion(position))].flatMap((digit) => rankedMoves(board, [digit], expert));
  return all
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || (textOf(one) < textOf(other) ? -1 : 1))
    .slice(0, count);
}

const textOf = ({ placement }: PossibleMove): string => formatPlacement(placement);
