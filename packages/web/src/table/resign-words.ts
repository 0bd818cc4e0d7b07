/** What resigning leads to, in words. */

import { type Seat, winnersWithout } from '@riverstone/rules';
import { words } from '../messages/words';

interface Standing {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Before: who wins if these seats have resigned and the game ends so. */
export function beforeResigning(standing: Standing, resigned: readonly Seat[], nameOf: (seat: Seat) => string): string {
  const text = words().app.resigning;
  const winners = winnersWithout({ scores: [...standing.scores], winners: [...standing.winners] }, resigned);
  const [winner = 0, ...others] = winners;
  const result = others.length === 0 ? text.wins({ name: nameOf(winner) }) : text.share({ names: winners.map(nameOf) });
  return text.before({ result });
}
