/** An HTTP server for the built page: listens, answers, and stops without cutting anybody off. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readSite } from './page/page-files.js';
import { pageHandler } from './page/page-handler.js';

export interface PageServerOptions {
  /** The folder of the built page. */
  readonly root: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface PageServer {
  readonly host: string;
  readonly port: number;
  /** The address to open, with a slash at its end. */
  readonly url: string;
  /** Takes no more visitors, lets running answers finish, and frees the port. */
  close(): Promise<void>;
}

/** How long running answers may take once the server is asked to stop. */
const GRACE_MS = 2_000;

/** Starts to serve; rejects with Node's own error (`EADDRINUSE`, `EACCES`) where it can't listen. */
export async function createPageServer({ root, host, port }: PageServerOptions): Promise<PageServer> {
  const server = createServer(pageHandler(await readSite(root)));
  server.listen(port, host);
  await once(server, 'listening');
  const taken = portOf(server);
  return { host, port: taken, url: addressOf(host, taken), close: () => close(server) };
}

/** An IPv6 address stands in brackets; "every address of this machine" is opened through its own. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(impatience);
}
