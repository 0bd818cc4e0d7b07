/** Who comes where at the end of a game. */

import type { Seat } from '@riverstone/rules';
import type { BaseTable } from '../game-table';

/** Seats from first to last. Equal scores share a place; winners come first. */
export function rankingOf(table: BaseTable): readonly { readonly seat: Seat; readonly place: number }[] {
  const { scores, winners } = table.status.value;
  // A player who resigned may have more points than the winner.
  const most = Math.max(...scores.map(Math.abs)) + 1;
  const worth = (seat: Seat): number => (scores[seat] ?? 0) + (winners.includes(seat) ? 2 * most : 0);
  const order = [...table.seats.keys()].sort((one, other) => worth(other) - worth(one));
  return order.map((seat) => ({ seat, place: 1 + order.filter((other) => worth(other) > worth(seat)).length }));
}
