/** Who sends a request, and whether they are within their limits. */

import { ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewToken } from '../identity/identities.js';
import { type RequestCookie, tokenCookie } from '../identity/token.js';
import type { LimitResult } from '../limits/token-bucket.js';
import type { GuestId } from '../store/store.js';
import { type AddressedRequest, addressOf, isSecure, type ReachSettings } from './address.js';
import type { HttpDeps } from './http-deps.js';
import { fromStore } from './store-access.js';

export type RateLimited = Refusal<'too-fast'>;

/** `guest` is null for a browser without a valid cookie. */
export interface RequestClient {
  readonly guest: GuestId | null;
  readonly address: string;
}

export function checkLimit(result: LimitResult): Result<true, RateLimited> {
  return result.ok ? ok(true) : refuse('too-fast', { retryAfter: result.retryAfter });
}

/** The cookies of a request, and how far they can be trusted. */
export function requestCookie(request: AddressedRequest, settings: ReachSettings): RequestCookie {
  const { cookie } = request.headers;
  return { cookie: typeof cookie === 'string' ? cookie : undefined, isSecure: isSecure(request, settings) };
}

/** Refused if they ask too often. The address was counted when the request came in. */
export async function identifyClient(
  { identities, limits, settings }: HttpDeps,
  request: FastifyRequest,
): Promise<Result<RequestClient, RateLimited>> {
  const address = addressOf(request.raw, settings.proxies);
  const guest = await fromStore(identities.guestOfRequest(requestCookie(request.raw, settings)));
  const limit = guest === null ? ok(true) : checkLimit(await limits.requests.guest.take(guest));
  return limit.ok ? ok({ guest, address }) : limit;
}

/** Refused if operators have banned them. */
export function checkBan({ operating }: HttpDeps, client: RequestClient): Result<true, Refusal<'banned'>> {
  const until = operating.lists.bannedUntil(client);
  return until === undefined ? ok(true) : refuse('banned', until === null ? {} : { until });
}

/** The guest of a client. A new client becomes a guest and gets a cookie. */
export async function ensureGuest(
  deps: HttpDeps,
  { guest, address }: RequestClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<GuestId, RateLimited>> {
  if (guest !== null) return ok(guest);
  const limit = checkLimit(await deps.limits.newGuests.address.take(address));
  if (!limit.ok) return limit;
  const issued = await fromStore(deps.identities.createGuest());
  setTokenCookie(deps, issued, request, reply);
  return ok(issued.guest);
}

export function setTokenCookie(
  { settings }: HttpDeps,
  { token }: Pick<NewToken, 'token'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('set-cookie', tokenCookie(token, isSecure(request.raw, settings)));
}
