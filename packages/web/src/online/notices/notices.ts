/** Hears what happens at one's other tables, as long as the page is open. */

import type { ServerMessage } from '@riverstone/protocol';
import { sharedConnection } from '../connection/shared-connection';

export type NoticeMessage = Extract<ServerMessage, { type: 'notice' }>;

/**
 * Keeps the line open as long as anybody listens; `opened` is called each time it is open again, when something may have been
 * missed. Gives how to stop.
 */
export function listenForNotices(hear: (notice: NoticeMessage) => void, opened: () => void = () => {}): () => void {
  return sharedConnection().listen({
    opened,
    heard: (message) => {
      if (message.type === 'notice') hear(message);
    },
  });
}
