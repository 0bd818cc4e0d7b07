/**
 * The seats of an online table whose players are away. A seat that a bot plays is never away, and nobody is where there
 * are days for each move.
 */

import type { Seat } from '@riverstone/rules';
import type { OnlineRoom } from '../client/online-room';

export function awaySeats({ room, here }: Pick<OnlineRoom, 'room' | 'here'>): ReadonlySet<Seat> {
  const seats = room.value?.days == null ? (room.value?.seats ?? []) : [];
  const away = [...seats.keys()].filter((seat) => {
    const { member = null, bot = null } = seats[seat] ?? {};
    return member !== null && bot === null && !here.value.includes(member);
  });
  return new Set(away);
}
