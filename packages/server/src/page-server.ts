/** An HTTP server for the built page alone. It stops gracefully. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readPageFiles } from './page/page-files.js';
import { pageHandler, refusePage } from './page/page-handler.js';
import { safeListener } from './page/safe-listener.js';
import { createTablePage } from './page/table-page.js';

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
  /** The URL to open, with a trailing slash. */
  readonly url: string;
  /** Accepts no more connections, lets running responses finish, and frees the port. */
  close(): Promise<void>;
}

/** How long running responses may take when the server stops. */
const GRACE_MS = 2_000;

/** Rejects with Node's own error (`EADDRINUSE`, `EACCES`) if it can't listen. */
export async function createPageServer({ root, host, port }: PageServerOptions): Promise<PageServer> {
  const files = await readPageFiles(root);
  const page = pageHandler(files, createTablePage(files, null));
  const server = createServer(
    safeListener(
      page,
      () => {},
      (response) => refusePage(response, 500),
    ),
  );
  server.listen(port, host);
  await once(server, 'listening');
  const actualPort = portOf(server);
  return { host, port: actualPort, url: urlOf(host, actualPort), close: () => close(server) };
}

/** IPv6 addresses get brackets. For "all addresses of this machine" the URL says localhost. */
function urlOf(host: string, port: number): string {
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
  const timeout = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timeout);
}
