/** Lets whoever has been at an online table know when it is their turn, on every screen; nobody else's page asks for anything. */

import { online } from '../page/with-online-messages';
import { hasBeenOnline } from '../settings/been-online';
import { attempt } from '../ui/feedback/attempt';

export function followTurnsOnline(): void {
  if (!hasBeenOnline()) return;
  attempt(online(import('../online/notices/turn-notices')).then(({ followTurns }) => followTurns()));
}
