/** Tells people who have been at an online table when it is their turn, on every screen. */

import { withOnlineMessages } from '../page/with-online-messages';
import { hasBeenOnline } from '../settings/been-online';
import { attempt } from '../ui/feedback/attempt';

export function followTurnsOnline(): void {
  if (!hasBeenOnline()) return;
  attempt(withOnlineMessages(import('../online/notices/turn-notices')).then(({ followTurns }) => followTurns()));
}
