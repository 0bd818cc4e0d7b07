/** Listens for notices from my other tables while the page is open. */

import type { ServerMessage } from '@riverstone/protocol';
import { sharedConnection } from '../connection/shared-connection';

export type NoticeMessage = Extract<ServerMessage, { type: 'notice' }>;

/**
 * Keeps the connection open while there are listeners. `opened` is called after each reconnect, when something may have
 * been missed. Returns how to stop.
 */
export function listenForNotices(hear: (notice: NoticeMessage) => void, opened: () => void = () => {}): () => void {
  return sharedConnection().listen({
    opened,
    heard: (message) => {
      if (message.type === 'notice') hear(message);
    },
  });
}
