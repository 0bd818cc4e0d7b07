/** The load on boardgame.io: its own messages over Socket.IO, without its client, which would cost more than the server. */

import type WebSocket from 'ws';
import type { OpenTable } from './load-table.js';
import { openSocket, socketAddress } from './open-socket.js';
import { takeTurns } from './take-turns.js';

/** The packets of Socket.IO: what the transport asks, and events of the game's namespace. */
const PING = '2';
const PONG = '3';
const CONNECT = '40/counter,';
const EVENT = '42/counter,';
const UPDATE = `${EVENT}["update"`;

function openClient(url: string, match: string, player: string): Promise<WebSocket> {
  const address = socketAddress(url, '/socket.io/?EIO=4&transport=websocket');
  return new Promise((resolve, reject) => {
    const hear = (frame: Buffer, socket: WebSocket): void => {
      const text = frame.toString();
      if (text === PING) socket.send(PONG);
      else if (text.startsWith('0')) socket.send(CONNECT);
      else if (text.startsWith(CONNECT)) socket.send(`${EVENT}${JSON.stringify(['sync', match, player, null, 2])}`);
      else if (text.startsWith(`${EVENT}["sync"`)) resolve(socket);
    };
    openSocket(address, hear).catch(reject);
  });
}

function moveOf(match: string, player: string, stateId: number): string {
  const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [1], playerID: player, credentials: null } };
  return `${EVENT}${JSON.stringify(['update', action, stateId, match, player])}`;
}

export const openBoardgameTable: OpenTable = async (url, index, events) => {
  const match = `match-${index}`;
  // One after the other: the first one makes the match.
  const clients = [await openClient(url, match, '0'), await openClient(url, match, '1')];
  let stateId = 0;
  const isMove = (frame: Buffer): boolean => {
    const text = frame.toString();
    if (!text.startsWith(UPDATE)) return false;
    // What the next move has to name: the state that it answers.
    stateId = Number(/"_stateID":([0-9]+)/.exec(text)?.[1]);
    return true;
  };
  return takeTurns(clients, { isMove, moveOf: (seat) => moveOf(match, `${seat}`, stateId) }, events);
};
