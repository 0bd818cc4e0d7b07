/** Positions of Kakuro Challenge for the tests of this folder. */

import { parseSquare, type Square, unwrap } from '@riverstone/rules';
import { kakuroChallenge, parseBoard } from '@riverstone/rules/kakuro-challenge';
import { begin, type ChallengeDraftHistory, type ChallengePosition, putOn, takeUp, turnOver } from './draft';

export const sq = (name: string): Square => {
  const square = parseSquare(name, 9);
  if (square === undefined) throw new Error(`no square ${name}`);
  return square;
};

/** Row 5 has the given tiles; everything else is empty. */
export function position(
  row: string,
  hand: readonly number[],
  options: Record<string, unknown> = {},
): ChallengePosition {
  const empty = '.........';
  const rows = Array.from({ length: 9 }, (_, index) => (index === 4 ? row : empty));
  return {
    board: unwrap(parseBoard(rows.join('/'))),
    hand,
    options: unwrap(kakuroChallenge.parseOptions(options, 2)),
  };
}

/** A draft with a tile of the hand on a square. */
export function laid(
  position: ChallengePosition,
  place: number,
  square: string,
  side: 'yellow' | 'red' = 'yellow',
): ChallengeDraftHistory {
  const taken = takeUp(begin(position), position, place);
  return putOn(side === 'red' ? turnOver(taken, position) : taken, position, sq(square));
}
