/** The secret that a browser is known by. The server keeps nothing but its hash. */

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

/** Chance alone makes a token, so a plain hash can't be turned back. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token in a request's cookies; null where there is none, or nothing that we ever gave out. */
export function tokenIn(header: string | undefined): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[COOKIE_NAME];
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** The header that hands a token to a browser: no script can read it, and no other site's page sends it along. */
export function tokenCookie(token: string, isSecure: boolean): string {
  return cookie(token, MAX_AGE_SECONDS, isSecure);
}

/** The header that takes it away again. */
export function noCookie(isSecure: boolean): string {
  return cookie('', 0, isSecure);
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  // `strict` would hold it back from whoever comes by a link on another site, who would then be somebody new.
  return stringifySetCookie(COOKIE_NAME, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure });
}
