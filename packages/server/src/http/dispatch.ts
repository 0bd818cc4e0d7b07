/** One port for everything: `/api` and the probes go to the routes, all else to the page's files. */

import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { securityHeaders } from '../page/headers.js';
import { pageHandler, refusePage } from '../page/page-handler.js';
import { type AnsweringListener, safeListener } from '../page/safe-listener.js';
import { createTablePage } from '../page/table-page.js';
import { addressOf, publicAddressOf } from './address.js';
import { isKnownHost } from './host.js';
import type { HttpDeps } from './http-deps.js';

/** For balancers and monitors. */
export const probes: readonly string[] = ['/health', '/ready', '/metrics'];
/** Limits for a whole request and for its headers, so that a slow sender can't hold a connection. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;

/** The path of a request's target, not decoded. A proxy may send the whole URL. */
function pathOf(target: string | undefined): string {
  return (target ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function isForRoutes(target: string | undefined): boolean {
  const path = pathOf(target);
  return (
    path === '/api' ||
    path.startsWith('/api/') ||
    path === '/admin' ||
    path.startsWith('/admin/') ||
    probes.includes(path)
  );
}

/** `wait` is in milliseconds. */
function retryAfter(wait: number): OutgoingHttpHeaders {
  return { 'retry-after': `${Math.ceil(wait / 1000)}` };
}

export function createDispatch(routes: RequestListener, deps: HttpDeps): Server {
  const { files, metrics, limits, log, tables, settings } = deps;
  const tablePage = createTablePage(files, {
    summary: (id) => tables.summary(id),
    baseOf: (request) => publicAddressOf(request, settings),
  });
  const page = pageHandler(files, tablePage, (error) => log.error('store-failed', { error }));
  const answer: AnsweringListener = async (request, response) => {
    if (isForRoutes(request.url)) return routes(request, response);
    const startedAt = performance.now();
    response.once('finish', () => metrics.answered('page', response.statusCode, performance.now() - startedAt));
    if (!isKnownHost(request.headers.host, settings)) return refusePage(response, 421);
    const limit = await limits.pageFiles.address.take(addressOf(request, settings.proxies));
    return limit.ok ? page(request, response) : refusePage(response, 429, retryAfter(limit.retryAfter));
  };
  const listener = safeListener(
    answer,
    (error) => log.error('request-failed', { error }),
    (response) => refusePage(response, 500),
  );
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS }, listener);
  // Node's own response would lack the security headers.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders(), 'content-length': 0 }).end();
  });
  return server;
}
