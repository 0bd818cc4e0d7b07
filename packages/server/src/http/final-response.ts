/** A response outside of all routes, after which the connection closes: to invalid HTTP and to refused upgrades. */

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Detail } from '@riverstone/rules';
import { securityHeaders } from '../page/headers.js';
import { type HttpRefusal, statusOf } from './refusal-status.js';
import { refusalBodyOf } from './refusals.js';

/** For every response of the API: no cache may store it. */
export function apiHeaders(): Readonly<Record<string, string>> {
  return { ...securityHeaders(), 'cache-control': 'no-store' };
}

interface FinalResponse {
  readonly code: HttpRefusal;
  readonly detail?: Detail;
  /** The status, if it is not the usual one of the code. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendFinalResponse(
  socket: Duplex,
  { code, detail, headers, status = statusOf(code) }: FinalResponse,
): void {
  const body = JSON.stringify(refusalBodyOf(code, detail));
  const all = {
    ...apiHeaders(),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${Buffer.byteLength(body)}`,
    ...headers,
  };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  const response = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  // Closes the connection even if the client does not.
  socket.end(response, () => socket.destroy());
}
