/** What becomes of everything that goes wrong on the way to an answer. */

import type { Socket } from 'node:net';
import type { Detail } from '@riverstone/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../observing/log.js';
import { apiHeaders, lastAnswer } from './final-response.js';
import type { Outcome } from './refusal-status.js';
import { refuse } from './refusals.js';
import { Unreachable } from './store-access.js';

/** What Fastify, the routes or the store throw. */
export function answerFault(log: Log, thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(apiHeaders());
  const [outcome, detail] = outcomeOf(thrown);
  const error = thrown instanceof Unreachable ? thrown.cause : thrown;
  const fields = { method: request.method, route: request.routeOptions.url ?? 'unknown', error };
  if (outcome === 'failed') log.error('request-failed', fields);
  if (outcome === 'unavailable') log.error('store-failed', fields);
  refuse(reply, outcome, detail);
}

function outcomeOf(thrown: unknown): readonly [Outcome, Detail?] {
  if (thrown instanceof Unreachable) return ['unavailable'];
  if (!(thrown instanceof Error)) return ['failed'];
  const error: Partial<FastifyError> = thrown;
  if (error.validation !== undefined) return unreadable(error);
  if (error.statusCode === 413) return ['too-large'];
  if (error.statusCode === 415) return ['wrong-type'];
  if (error.statusCode === 414) return ['not-found'];
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  return isTheirs ? ['bad-message', { field: 'body' }] : ['failed'];
}

/** A part of the address that can't be is a thing that is not there. */
function unreadable({ validation, validationContext }: Partial<FastifyError>): readonly [Outcome, Detail?] {
  if (validationContext === 'params') return ['not-found'];
  const [first] = validation ?? [];
  const path = first?.instancePath.split('/').filter((part) => part !== '') ?? [];
  const unknown = first?.params.keys;
  const field = [...path, ...(Array.isArray(unknown) ? unknown.slice(0, 1) : [])].join('.');
  return ['bad-message', { field: field === '' ? 'body' : field.slice(0, 100) }];
}

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What is no HTTP that can be read gets a last answer, and the connection ends. */
export function answerUnreadable(log: Log, error: NodeJS.ErrnoException, socket: Socket): void {
  log.debug('request-unreadable', { code: error.code ?? 'unknown' });
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  lastAnswer(socket, { status, outcome: status === 431 ? 'too-large' : 'bad-message' });
}
