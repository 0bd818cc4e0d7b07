/** A proxy between a browser and the server, which cuts, silences and slows their real connections. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FaultyProxy {
  /** The address by which the page is reached through this proxy, with a slash at its end. */
  readonly url: string;
  /** Ends every connection, and lets no new one through until `clear`. */
  block(): void;
  /** Drops everything and keeps connections open; or drops only what comes back from the server. */
  mute(way?: Way): void;
  /** Keeps everything back until `clear`. */
  hold(): void;
  clear(): void;
  /** Ends every connection; new ones come through. */
  cut(): void;
}

type Way = 'both' | 'back';
type ProxyMode = 'clear' | 'blocked' | 'muted' | 'muted-back' | 'held';

/** Starts a proxy to the server on this port, for one test. */
export async function startFaultyProxy(port: () => number): Promise<FaultyProxy> {
  let mode: ProxyMode = 'clear';
  const open = new Set<Socket>();
  let held: (() => void)[] = [];
  const pass = (from: Socket, to: Socket, isBack: boolean): void => {
    from.on('data', (bytes) => {
      const hand = (): unknown => to.writable && to.write(bytes);
      if (mode === 'held') held.push(hand);
      else if (mode === 'clear' || (mode === 'muted-back' && !isBack)) hand();
    });
    from.on('close', () => to.destroy());
    // What breaks is closed, and the close is what counts.
    from.on('error', () => from.destroy());
  };
  const server = createServer((page) => {
    if (mode === 'blocked') {
      page.destroy();
      return;
    }
    const beyond = connect(port(), '127.0.0.1');
    for (const socket of [page, beyond]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pass(page, beyond, false);
    pass(beyond, page, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut,
    block: () => {
      mode = 'blocked';
      cut();
    },
    mute: (way = 'both') => {
      mode = way === 'back' ? 'muted-back' : 'muted';
    },
    hold: () => {
      mode = 'held';
    },
    clear: () => {
      mode = 'clear';
      const late = held;
      held = [];
      for (const hand of late) hand();
    },
  };
}
