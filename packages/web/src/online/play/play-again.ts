/** Goes to the rematch of an online table. */

import { go } from '../../navigation/route';
import type { TableClient } from '../client/table-client';
import { runCommand } from '../room/run-command';

/** Makes the rematch's table first, where nobody has yet. */
export async function playAgain(online: TableClient): Promise<void> {
  if (online.room.value?.rematch === null && !(await runCommand(online, { type: 'rematch' }))) return;
  const next = online.room.value?.rematch ?? null;
  if (next !== null) go({ screen: 'online-table', id: next });
}
