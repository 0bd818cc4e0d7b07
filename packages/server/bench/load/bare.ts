/** The load on the bare socket server: a text goes out, and comes back to both. */

import type { OpenTable } from './load-table.js';
import { openSocket, socketAddress } from './open-socket.js';
import { takeTurns } from './take-turns.js';

export const openBareTable: OpenTable = async ([url = ''], index, events) => {
  const address = socketAddress(url, `/?table=${index}`);
  const clients = await Promise.all([openSocket(address), openSocket(address)]);
  return takeTurns(clients, { isMove: () => true, moveOf: (seat) => `{"seat":${seat},"action":"e5"}` }, events);
};
