/** Why the last move can't be taken back. */

import type { Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import type { ClientStep } from '../client/table-snapshot';

export type TakebackBar = 'none' | 'drawn' | 'revealed' | 'answered';

/** Null when the others can be asked. */
export function takebackBar(
  { undoable }: Pick<Room, 'undoable'>,
  steps: readonly Pick<ClientStep, 'actor'>[],
  seat: Seat,
): TakebackBar | null {
  if (undoable === seat) return null;
  const last = steps.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) return 'none';
  const later = steps.slice(last + 1);
  if (later.some(({ actor }) => actor !== 'table')) return 'answered';
  return later.length > 0 ? 'drawn' : 'revealed';
}
