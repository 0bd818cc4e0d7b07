/** A small TCP proxy between a node and a server. Its connections can be cut, and can stall. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections; new ones are refused until `mend`. */
  cut(): void;
  /** Keeps connections open, but lets nothing through until `mend`: a cable that is pulled out. */
  stall(): void;
  repair(): void;
  close(): Promise<void>;
}

/** Listens on a free port and connects to another one. */
export async function startProxy(to: number): Promise<TcpProxy> {
  const ends = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const keep = (socket: Socket): void => {
    ends.add(socket);
    socket.on('close', () => ends.delete(socket));
    // A connection that is cut ends with an error on one side or the other.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(to, '127.0.0.1');
    keep(upstream);
    for (const [from, other] of [[client, upstream] as const, [upstream, client] as const]) {
      from.on('data', (data) => other.write(data));
      from.on('close', () => other.destroy());
      if (state === 'stalled') from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = (): void => {
    for (const socket of ends) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      drop();
    },
    stall() {
      state = 'stalled';
      for (const socket of ends) socket.pause();
    },
    repair() {
      state = 'open';
      for (const socket of ends) socket.resume();
    },
    async close() {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}
