/** The same people once more, at a table of its own. */

import { go } from '../../app/route';
import type { JoinedTable } from '../joined-table';
import { attemptAt } from './attempt-at';

/** The tables where somebody here has asked for it: that is no news to them. */
const asked = new Set<string>();

/** Goes to the table where it goes on, and makes it where nobody has yet. */
export async function playAgain(online: JoinedTable): Promise<void> {
  if (online.room.value?.rematch === null && !(await ask(online))) return;
  const next = online.room.value?.rematch ?? null;
  if (next !== null) go({ screen: 'online-table', id: next });
}

function ask(online: JoinedTable): Promise<boolean> {
  asked.add(online.table);
  return attemptAt(online, { type: 'rematch' });
}

export const hasAskedAgain = (table: string): boolean => asked.has(table);
