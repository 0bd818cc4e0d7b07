/** What a page was told about its table, put together from every frame that came over its sockets. */

import type { ClientMessage, ServerMessage } from '@riverstone/protocol';
import { type Refusal, type Result, unwrap } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { applyChange, snapshotFrom, type TableSnapshot } from '../../../src/online/client/table-snapshot';

export interface SocketRecording {
  /** Everything that came, as it came. */
  readonly received: readonly string[];
  /** Everything that was sent. */
  readonly sent: readonly ClientMessage[];
  known(): TableSnapshot;
}

/** Listens to all sockets of a page from now on: to be called before it goes anywhere. */
export function recordSocket(page: Page): SocketRecording {
  const received: string[] = [];
  const sent: ClientMessage[] = [];
  let known: TableSnapshot | null = null;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as ClientMessage));
    socket.on('framereceived', ({ payload }) => {
      received.push(String(payload));
      known = knownAfter(known, JSON.parse(String(payload)) as ServerMessage);
    });
  });
  return {
    received,
    sent,
    known: () => {
      if (known === null) throw new Error('the page has not heard of a table');
      return known;
    },
  };
}

/** What is known once a message has come. */
export function knownAfter(known: TableSnapshot | null, message: ServerMessage): TableSnapshot | null {
  if (message.type === 'table') return snapshotFrom(message, known);
  if (message.type !== 'changes' || known === null) return known;
  let next = known;
  for (const step of message.changes) next = applyChange(next, step)?.snapshot ?? next;
  return next;
}

/** The view that a page has now. */
export function viewIn<View>(
  { known }: SocketRecording,
  game: { readView(raw: unknown): Result<View, Refusal> },
): View {
  return unwrap(game.readView(known().view));
}
