/**
 * The names of the seats of an online table. People have names from the server; names of bots depend on the language.
 */

import type { BotLevel } from '@riverstone/protocol';
import { words } from '../../messages/words';

/** A seat as rooms and summaries have it. */
interface NamedSeat {
  readonly name: string;
  readonly bot: BotLevel | null;
}

/** The names in seat order; '' for a free seat. Each bot gets the first name of its level that nobody has yet. */
export function seatNames(seats: readonly NamedSeat[]): readonly string[] {
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map(({ name, bot }) => {
    if (name !== '' || bot === null) return name;
    const names = words().app.botNames[bot];
    const own = names.find((each) => !taken.has(each)) ?? names[0];
    taken.add(own);
    return own;
  });
}
