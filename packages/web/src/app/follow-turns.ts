/** Lets whoever has been at an online table know when it is their turn, on every screen; nobody else's page asks for anything. */

import { hasBeenOnline } from '../online/screens/been-online';
import { attempt } from '../ui/feedback/attempt';
import { online } from './online-part';

export function followTurnsOnline(): void {
  if (!hasBeenOnline()) return;
  attempt(online(import('../online/screens/turn-notices')).then(({ followTurns }) => followTurns()));
}
