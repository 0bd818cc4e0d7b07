/** One port for everything: `/api` and the probes go to the routes, all else to the page's files. */

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { securityHeaders } from '../page/headers.js';
import { pageHandler } from '../page/page-handler.js';
import { createTablePage } from '../page/table-page.js';
import { publicAddressOf } from './address.js';
import type { HttpDeps } from './http-deps.js';

const probes = ['/health', '/ready', '/metrics'];
/** Limits for a whole request and for its headers, so that a slow sender can't hold a connection. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;

/** The path of a request's target, not decoded. A proxy may send the whole URL. */
function pathOf(target: string | undefined): string {
  return (target ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function isForRoutes(target: string | undefined): boolean {
  const path = pathOf(target);
  return path === '/api' || path.startsWith('/api/') || probes.includes(path);
}

export function createDispatch(routes: RequestListener, deps: HttpDeps): Server {
  const { files, metrics, log, tables, settings } = deps;
  const tablePage = createTablePage(files, {
    summary: (id) => tables.summary(id),
    baseOf: (request) => publicAddressOf(request, settings),
  });
  const page = pageHandler(files, tablePage, (error) => log.error('store-failed', { error }));
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS }, (request, response) => {
    if (isForRoutes(request.url)) return routes(request, response);
    const startedAt = performance.now();
    response.once('finish', () => metrics.answered('page', response.statusCode, performance.now() - startedAt));
    return page(request, response);
  });
  // Node's own response would lack the security headers.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders(), 'content-length': 0 }).end();
  });
  return server;
}
