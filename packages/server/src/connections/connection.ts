/** An open socket, as tables see it. */

import type { GuestId } from '../store/store.js';

export interface ClientConnection {
  readonly guest: GuestId;
  /** The network that they come from; left out where limits are off. */
  readonly network?: string | undefined;
  /** Sends a message that is already text. Does nothing if the socket is closed. */
  send(text: string): void;
  /**
   * Closes the socket. The client may reconnect at once, unless it was a flood. `restart` if the table will be at
   * another node in a moment.
   */
  close(reason: 'unavailable' | 'flood' | 'restart'): void;
}
