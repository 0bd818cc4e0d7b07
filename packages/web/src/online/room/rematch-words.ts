/** The text that says that a rematch is waiting. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { seatOf } from '../client/table-snapshot';

/** To players, names who wants it. The person who asked for it, and spectators, are told that it is there. */
export function rematchWords(room: Room, me: number | null): string {
  const { goesOn, rematchBy: wantedBy } = words().online.play;
  const { members, rematchBy } = room;
  const asker = members.find(({ id }) => id === rematchBy);
  return asker === undefined || asker.id === me || seatOf(room, me) === null ? goesOn : wantedBy({ name: asker.name });
}
