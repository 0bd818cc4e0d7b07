/** That a rematch is waiting, in words. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { hasAskedAgain } from './play-again';

/** Who wants it is said where only one other person can have asked: a table tells that it was asked, not by whom. */
export function rematchWords({ table, members }: Room, me: number | null): string {
  const { goesOn, rematchBy } = words().online.play;
  const [only, ...more] = members.filter(({ id, removed }) => id !== me && !removed);
  return only === undefined || more.length > 0 || hasAskedAgain(table) ? goesOn : rematchBy(only.name);
}
