/** Why the last move can't be taken back. */

import type { Actor, Seat } from '@riverstone/rules';

export type UndoRefusal = 'none' | 'drawn' | 'revealed' | 'answered';

/** Null when the seat can take its last move back, or ask the others to agree. `undoable`: the seat that can. */
export function undoRefusal(
  undoable: Seat | null,
  steps: readonly { readonly actor: Actor }[],
  seat: Seat,
): UndoRefusal | null {
  if (undoable === seat) return null;
  const last = steps.findLastIndex(({ actor }) => actor === seat);
  if (last < 0) return 'none';
  const later = steps.slice(last + 1);
  if (later.some(({ actor }) => actor !== 'table')) return 'answered';
  return later.length > 0 ? 'drawn' : 'revealed';
}
