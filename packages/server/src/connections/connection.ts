/** One open socket, as the tables see it. */

import type { GuestId } from '../store/store.js';

export interface ClientConnection {
  readonly guest: GuestId;
  /** Sends a message that was put into text before; nothing happens when the socket is closed by now. */
  send(text: string): void;
  /** Ends it: the other side may come back at once, unless it was a flood. */
  close(reason: 'unavailable' | 'flood'): void;
}
