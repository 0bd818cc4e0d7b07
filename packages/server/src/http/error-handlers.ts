/** Turns every error on the way to a response into a refusal. */

import type { Socket } from 'node:net';
import type { Detail } from '@riverstone/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../observing/log.js';
import { storeReason } from '../store/store-problem.js';
import { apiHeaders, sendFinalResponse } from './final-response.js';
import type { HttpRefusal } from './refusal-status.js';
import { refuse } from './refusals.js';
import { StoreUnavailable } from './store-access.js';

/** For what Fastify, the routes or the store throw. */
export function handleError(log: Log, thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(apiHeaders());
  const [code, detail] = refusalOf(thrown);
  const error = thrown instanceof StoreUnavailable ? thrown.cause : thrown;
  const fields = { method: request.method, route: request.routeOptions.url ?? 'unknown', error };
  if (code === 'failed') log.error('request-failed', fields);
  if (code === 'unavailable') log.error('store-failed', fields);
  refuse(reply, code, detail);
}

function refusalOf(thrown: unknown): readonly [HttpRefusal, Detail?] {
  if (thrown instanceof StoreUnavailable) return ['unavailable', { reason: storeReason(thrown.cause) }];
  if (!(thrown instanceof Error)) return ['failed'];
  const error: Partial<FastifyError> = thrown;
  if (error.validation !== undefined) return invalid(error);
  if (error.statusCode === 413) return ['too-large'];
  if (error.statusCode === 415) return ['wrong-type'];
  if (error.statusCode === 414) return ['not-found'];
  const isClientError = error.statusCode !== undefined && error.statusCode < 500;
  return isClientError ? ['bad-message', { field: 'body' }] : ['failed'];
}

/** An invalid part of the path names something that does not exist. */
function invalid({ validation, validationContext }: Partial<FastifyError>): readonly [HttpRefusal, Detail?] {
  if (validationContext === 'params') return ['not-found'];
  const [first] = validation ?? [];
  const path = first?.instancePath.split('/').filter((part) => part !== '') ?? [];
  const unknown = first?.params.keys;
  const field = [...path, ...(Array.isArray(unknown) ? unknown.slice(0, 1) : [])].join('.');
  return ['bad-message', { field: field === '' ? 'body' : field.slice(0, 100) }];
}

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** For requests that are not valid HTTP: they get a response, and the connection is closed. */
export function handleParseError(log: Log, error: NodeJS.ErrnoException, socket: Socket): void {
  log.debug('request-unreadable', { code: error.code ?? 'unknown' });
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  sendFinalResponse(socket, { status, code: status === 431 ? 'too-large' : 'bad-message' });
}
