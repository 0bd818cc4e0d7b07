/** What resigning leads to, in words. */

import { type Seat, winnersWithout } from '@riverstone/rules';
import { grammar, words } from '../messages/words';

interface Standing {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Before: who wins if these seats have resigned and the game ends so. */
export function beforeResigning(standing: Standing, resigned: readonly Seat[], nameOf: (seat: Seat) => string): string {
  const text = words().app.resigning;
  const winners = winnersWithout({ scores: [...standing.scores], winners: [...standing.winners] }, resigned);
  const [winner = 0, ...others] = winners;
  const result =
    others.length === 0
      ? hasMostPoints(standing.scores, winner)
        ? text.wins({ name: nameOf(winner), score: scoreWords(standing.scores, winner) })
        : text.winsLevel({ name: nameOf(winner) })
      : text.share({ names: winners.map(nameOf) });
  return text.before({ result });
}

/** Whether the winner has more points than each other. Who wins because another resigned may have fewer. */
export function hasMostPoints(scores: readonly number[], winner: Seat): boolean {
  return scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
}

/** The winner's points first; of more than two players only the winner's. */
export function scoreWords(scores: readonly number[], winner: Seat): string {
  const { number } = grammar();
  const one = number(scores[winner] ?? 0);
  if (scores.length !== 2) return one;
  return words().app.table.scoreOfTwo({ one, other: number(scores[1 - winner] ?? 0) });
}
