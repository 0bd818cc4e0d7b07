/** What a page was told about its table, put together from every frame that came over its sockets. */

import type { ClientMessage, ServerMessage } from '@riverstone/protocol';
import { type Game, unwrap } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { afterStep, type Known, knownFrom } from '../../src/online/client/table-snapshot';

export interface Overheard {
  /** Everything that came, as it came. */
  readonly received: readonly string[];
  /** Everything that was sent. */
  readonly sent: readonly ClientMessage[];
  known(): Known;
}

/** Listens to all sockets of a page from now on: to be called before it goes anywhere. */
export function overhear(page: Page): Overheard {
  const received: string[] = [];
  const sent: ClientMessage[] = [];
  let known: Known | null = null;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as ClientMessage));
    socket.on('framereceived', ({ payload }) => {
      received.push(String(payload));
      known = after(known, JSON.parse(String(payload)) as ServerMessage);
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

function after(known: Known | null, message: ServerMessage): Known | null {
  if (message.type === 'table') return knownFrom(message, known);
  if (message.type !== 'steps' || known === null) return known;
  let next = known;
  for (const step of message.steps) next = afterStep(next, step)?.known ?? next;
  return next;
}

/** The view that a page has now. */
export function viewIn<View>(
  { known }: Overheard,
  game: Pick<Game<unknown, unknown, unknown, View, unknown, unknown, string>, 'readView'>,
): View {
  return unwrap(game.readView(known().view));
}
