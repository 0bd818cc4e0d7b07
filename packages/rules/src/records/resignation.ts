/** Results where somebody resigned. The rules of the games know nothing about resigning. */

import type { Seat, Status } from '../core/game.js';

/**
 * The winners. A seat that resigned can't win; the most points among the others win.
 * @example winnersWithout({ scores: [12, 9, 9], winners: [0] }, [0]) // => [1, 2]
 */
export function winnersWithout(
  { scores, winners }: Pick<Status, 'scores' | 'winners'>,
  resigned: readonly Seat[],
): Seat[] {
  const left = [...scores.keys()].filter((seat) => !resigned.includes(seat));
  const byRule = winners.filter((seat) => left.includes(seat));
  if (byRule.length > 0) return byRule;
  const most = Math.max(...left.map((seat) => scores[seat] ?? 0));
  return left.filter((seat) => scores[seat] === most);
}

/**
 * How a record ends: by the rules, or because somebody resigned.
 * @example endAfterResignations({ ...table.status, scores: [12, 9] }, [0]) // => { ended: true, winners: [1] }
 */
export function endAfterResignations(
  status: Status,
  resigned: readonly Seat[],
): { readonly ended: boolean; readonly winners: readonly Seat[] } {
  if (resigned.length === 0) return { ended: status.over, winners: status.winners };
  return { ended: true, winners: winnersWithout(status, resigned) };
}
