/** One port for everything: what begins with `/api` and the probes go to the routes, all the rest is the page's. */

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../observing/metrics.js';
import { safetyHeaders } from '../page/headers.js';
import type { Site } from '../page/page-files.js';
import { pageHandler } from '../page/page-handler.js';

const probes = ['/health', '/ready', '/metrics'];
/** A whole request must be here by then, and its head much sooner: nobody holds a connection by dripping. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;

/** The path of a request's target, as it stands: a proxy may send the whole address. */
function pathOf(target: string | undefined): string {
  return (target ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function isForRoutes(target: string | undefined): boolean {
  const path = pathOf(target);
  return path === '/api' || path.startsWith('/api/') || probes.includes(path);
}

/** Node's server for both. */
export function createDispatch(routes: RequestListener, site: Site, metrics: Metrics): Server {
  const page = pageHandler(site);
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS }, (request, response) => {
    if (isForRoutes(request.url)) return routes(request, response);
    const begun = performance.now();
    response.once('finish', () => metrics.answered('page', response.statusCode, performance.now() - begun));
    return page(request, response);
  });
  // Node would say no by itself, but without the headers that every answer has.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...safetyHeaders(), 'content-length': 0 }).end();
  });
  return server;
}
