/** Makes an online table for me and a friend, and goes there: one press, nothing to fill in. */

import type { GameId } from '@riverstone/rules';
import { words } from '../../messages/words';
import { go } from '../../navigation/route';
import { settings } from '../../settings/settings';
import { toast } from '../../ui/feedback/toast';
import { server } from '../connection/server';
import { refusalWords } from '../room/refusal-words';

/** Standard options and two seats. People without a name are asked for it at the table. */
export async function playWithFriend(game: GameId): Promise<void> {
  const name = settings.myName.peek().trim() || words().online.start.unnamed;
  const made = await server.makeTable({ game, seats: [null, null], options: {}, listed: false, name });
  if (made.ok) go({ screen: 'online-table', id: made.value });
  else toast(refusalWords(made.error));
}
