/** That a rematch is waiting, in words. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';

/** Who wants it, or to whoever does, that it is there. */
export function rematchWords({ members, rematchBy }: Room, me: number | null): string {
  const { goesOn, rematchBy: wantedBy } = words().online.play;
  const asker = members.find(({ id }) => id === rematchBy);
  return asker === undefined || asker.id === me ? goesOn : wantedBy({ name: asker.name });
}
