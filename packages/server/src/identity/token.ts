/** The secret in a browser's cookie. The server stores only its hash. */

import { createHash, randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

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

/** The token in a request's cookies; null if there is none, or it can't be one of ours. */
export function tokenIn(header: string | undefined): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[COOKIE_NAME];
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

function cookie(value: string, maxAge: number, secure: boolean): string {
  // With `strict`, somebody who follows a link from another site would become a new guest.
  return stringifySetCookie(COOKIE_NAME, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure });
}
