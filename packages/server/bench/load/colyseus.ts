/** The load on Colyseus: its own messages, without its client. A patch that raises the counter is a move seen. */

import type WebSocket from 'ws';
import type { OpenTable } from './load-table.js';
import { openSocket, socketAddress } from './open-socket.js';
import { takeTurns } from './take-turns.js';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** A message of the type "add" without anything else: a text of three letters. */
const ADD = Buffer.from([ROOM_DATA, 0xa0 | 3, ...Buffer.from('add')]);

interface Reservation {
  readonly sessionId: string;
  readonly room: { readonly roomId: string; readonly processId: string };
}

async function reserve(url: string, how: string): Promise<Reservation> {
  const response = await fetch(`${url}/matchmake/${how}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return (await response.json()) as Reservation;
}

function openClient(url: string, { sessionId, room }: Reservation): Promise<WebSocket> {
  const address = socketAddress(url, `/${room.processId}/${room.roomId}?sessionId=${sessionId}`);
  return new Promise((resolve, reject) => {
    const hear = (frame: Buffer, socket: WebSocket): void => {
      if (frame[0] === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
      if (frame[0] === ROOM_STATE) resolve(socket);
    };
    openSocket(address, hear).catch(reject);
  });
}

/** The counter stands at the end of a patch. A room that was made just before may send it at 0, which is no move. */
function isMove(frame: Buffer): boolean {
  return frame[0] === ROOM_STATE_PATCH && frame.readUInt32LE(frame.length - 4) > 0;
}

export const openColyseusTable: OpenTable = async ([url = ''], _index, events) => {
  const first = await reserve(url, 'create/counter');
  const clients = [
    await openClient(url, first),
    await openClient(url, await reserve(url, `joinById/${first.room.roomId}`)),
  ];
  return takeTurns(clients, { isMove, moveOf: () => ADD }, events);
};
