/** The text that says that a rematch is waiting. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';

/** Names who wants it; the person who asked for it is told that it is there. */
export function rematchWords({ members, rematchBy }: Room, me: number | null): string {
  const { goesOn, rematchBy: wantedBy } = words().online.play;
  const asker = members.find(({ id }) => id === rematchBy);
  return asker === undefined || asker.id === me ? goesOn : wantedBy({ name: asker.name });
}
