/** An open socket, as tables see it. */

import type { GuestId } from '../store/store.js';

export interface ClientConnection {
  readonly guest: GuestId;
  /** Sends a message that is already text. Does nothing if the socket is closed. */
  send(text: string): void;
  /** Closes the socket. The client may reconnect at once, unless it was a flood. */
  close(reason: 'unavailable' | 'flood'): void;
}
