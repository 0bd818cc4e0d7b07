/** The status of a game that somebody has given up. */

import { type Seat, type Status, winnersWithout } from '@riverstone/rules';

/** A game that was given up is over for the table, though not for the rules. */
export function statusWithout(status: Status, resigned: ReadonlySet<Seat>): Status {
  if (resigned.size === 0) return status;
  const winners = winnersWithout(status, [...resigned]);
  return { ...status, over: true, winners, awaited: [], allowed: [], tableDue: false, timers: [] };
}
