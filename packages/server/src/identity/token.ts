/** The secret in a browser's cookie. The server stores only its hash. */

import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers accept a name with this prefix only over an encrypted connection, for one host and all its paths. */
const SECURE_PREFIX = '__Host-';
const COOKIE_NAME = 'riverstone-guest';
const TOKEN_BYTES = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Tokens are random, so a plain hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What identifies the browser that sent a request. */
export interface RequestCookie {
  readonly cookie: string | undefined;
  /** Whether the connection is encrypted. Then only a cookie that no other site could set counts. */
  readonly isSecure: boolean;
}

/** The token in a request's cookies; null if there is none, or it can't be one of ours. */
export function tokenIn({ cookie: header, isSecure }: RequestCookie): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[nameFor(isSecure)];
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** The header that sets the cookie. Scripts can't read it, and other sites can't send requests with it. */
export function tokenCookie(token: string, isSecure: boolean): string {
  return cookie(token, MAX_AGE_SECONDS, isSecure);
}

/** The header that deletes the cookie. */
export function expiredTokenCookie(isSecure: boolean): string {
  return cookie('', 0, isSecure);
}

function nameFor(isSecure: boolean): string {
  return `${isSecure ? SECURE_PREFIX : ''}${COOKIE_NAME}`;
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  // With `strict`, somebody who follows a link from another site would become a new guest.
  return stringifySetCookie(nameFor(secure), value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure });
}
