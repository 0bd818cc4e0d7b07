/** An answer outside of all routes, after which the connection ends: to what can't be read, or gets no socket. */

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Detail } from '@riverstone/rules';
import { safetyHeaders } from '../page/headers.js';
import { type Outcome, statusOf } from './refusal-status.js';
import { refusalOf } from './refusals.js';

/** For every answer of ours: nothing of it may be kept by anybody on the way. */
export function apiHeaders(): Readonly<Record<string, string>> {
  return { ...safetyHeaders(), 'cache-control': 'no-store' };
}

interface LastAnswer {
  readonly outcome: Outcome;
  readonly detail?: Detail;
  /** Where it is another one than that of the outcome. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export function lastAnswer(socket: Duplex, { outcome, detail, headers, status = statusOf(outcome) }: LastAnswer): void {
  const body = JSON.stringify(refusalOf(outcome, detail));
  const all = {
    ...apiHeaders(),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${Buffer.byteLength(body)}`,
    ...headers,
  };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
  // Who does not hang up by themselves must not hold the line.
  socket.end(answer, () => socket.destroy());
}
