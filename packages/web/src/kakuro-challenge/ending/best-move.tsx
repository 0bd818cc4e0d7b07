/** The Kakuros of one move on a small board, for the end of a game. */

import { cellAt, digitOf, isEmpty, SIZE, sideOf } from '@riverstone/rules/kakuro-challenge';
import { SmallBoard } from '../../figures/small-board';
import { ChallengeTile } from '../pieces/challenge-tile';
import { kakuroFrame } from '../pieces/kakuro-frame';
import type { ChallengeStep } from '../table/challenge-table';

/** Null where the Kakuros are not told: somebody claimed points without naming them. */
export function moveOnBoard({ events, after: { board } }: ChallengeStep) {
  const kakuros = events.flatMap((event) => (event.type === 'placed' ? (event.kakuros ?? []) : []));
  if (kakuros.length === 0) return null;
  return (
    <SmallBoard
      rows={SIZE}
      columns={SIZE}
      piece={(square) => {
        const cell = cellAt(board, square);
        return isEmpty(cell) ? null : <ChallengeTile digit={digitOf(cell)} face={sideOf(cell)} />;
      }}
      lit={kakuros.map((kakuro) => kakuroFrame(board, kakuro, 0))}
    />
  );
}
