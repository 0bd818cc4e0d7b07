/** Two sockets that move in turn at a table whose game never ends. */

import type WebSocket from 'ws';
import type { LoadTable, TableEvents } from './load-table.js';

interface Manner {
  /** Whether a frame tells a move. */
  isMove(frame: Buffer): boolean;
  /** The frame by which a seat moves. */
  moveOf(seat: number): string | Buffer;
}

export function takeTurns(clients: readonly WebSocket[], manner: Manner, events: TableEvents): LoadTable {
  let mover = 1;
  const unseenBy = new Set<number>();
  let begun = false;
  const see = (seat: number): void => {
    if (!unseenBy.delete(seat)) throw new Error('a move was told twice');
    if (seat !== mover) events.arrived();
    if (unseenBy.size > 0) return;
    events.seen();
    events.free();
  };
  for (const [seat, client] of clients.entries()) {
    client.on('message', (frame: Buffer) => {
      if (manner.isMove(frame)) see(seat);
    });
  }
  return {
    stockUp: async () => {
      if (!begun) events.free();
      begun = true;
    },
    move: () => {
      mover = 1 - mover;
      for (const seat of clients.keys()) unseenBy.add(seat);
      clients[mover]?.send(manner.moveOf(mover));
    },
    close: () => {
      for (const client of clients) client.close();
    },
  };
}
