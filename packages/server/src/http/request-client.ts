/** Who sends a request, and how often they may. */

import { ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewToken } from '../identity/identities.js';
import { tokenCookie } from '../identity/token.js';
import type { LimitResult } from '../limits/token-bucket.js';
import type { GuestId } from '../store/store.js';
import { addressOf, isSecure } from './address.js';
import type { HttpParts } from './http-deps.js';
import { reach } from './store-access.js';

export type TooFast = Refusal<'too-fast'>;

/** Somebody, perhaps not known by name. */
export interface Visitor {
  readonly guest: GuestId | null;
  readonly address: string;
}

/** A refusal where nothing could be taken. */
export function allowed(answer: LimitResult): Result<true, TooFast> {
  return answer.ok ? ok(true) : refuse('too-fast', { retryAfter: answer.retryAfter });
}

/** Who it is; refused where they ask too often. The address was counted when the request came in. */
export async function visitorOf(
  { identities, limits, settings }: HttpParts,
  request: FastifyRequest,
): Promise<Result<Visitor, TooFast>> {
  const address = addressOf(request.raw, settings.proxies);
  const guest = await reach(identities.guestOfRequest(request.headers));
  const may = guest === null ? ok(true) : allowed(await limits.requests.guest.take(guest));
  return may.ok ? ok({ guest, address }) : may;
}

/** The guest behind a visitor, made and given a cookie where there is none. */
export async function welcome(
  parts: HttpParts,
  { guest, address }: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<GuestId, TooFast>> {
  if (guest !== null) return ok(guest);
  const may = allowed(await parts.limits.newGuests.address.take(address));
  if (!may.ok) return may;
  const issued = await reach(parts.identities.createGuest());
  giveCookie(parts, issued, request, reply);
  return ok(issued.guest);
}

export function giveCookie(
  { settings }: HttpParts,
  { token }: NewToken,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.header('set-cookie', tokenCookie(token, isSecure(request.raw, settings.proxies)));
}
