/** What the seats of an online table are called: the server names people, and bots are called as the language calls them. */

import type { BotLevel } from '@riverstone/protocol';
import { words } from '../../messages/words';

/** A seat as rooms and summaries tell of it. */
interface NamedSeat {
  readonly name: string;
  readonly bot: BotLevel | null;
}

/**
 * The names in seat order; '' for a free seat. Each bot gets the first name of its level that nobody has yet.
 * @example seatNames([{ name: 'Ada', bot: null }, { name: '', bot: 'casual' }]) // ['Ada', 'Brook']
 */
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
