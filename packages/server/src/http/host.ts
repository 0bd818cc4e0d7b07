/**
 * Whether a request names a host of this server. Under any other name, another site's page could pass for ours, because
 * its owner can point the name at this server's address (DNS rebinding).
 */

import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Endings that no public name server serves, so that nobody can let such a name lead here. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|home\.arpa|internal)$/;

export interface HostSettings {
  /** The public origins of the server (`https://games.example`). */
  readonly origins: readonly string[];
  /** The address or name that it listens on. */
  readonly host: string;
}

/** The URL of a host header, in normal form: lower case, without the default port. */
export function urlOfHost(header: string | undefined, protocol: string): URL | null {
  const address = `${protocol}//${header}`;
  return header !== undefined && /^[^/?#@\\]+$/.test(header) && URL.canParse(address) ? new URL(address) : null;
}

/**
 * Addresses and local names are always known: nobody else can hold them. Any other name must be that of an origin, of
 * the machine, or the one that the server listens on.
 * @example isKnownHost('192.168.1.5:4180', { origins: [], host: '0.0.0.0' }) // => true
 */
export function isKnownHost(header: string | undefined, { origins, host }: HostSettings): boolean {
  const name = urlOfHost(header, 'http:')?.hostname;
  if (name === undefined) return false;
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || LOCAL_NAME.test(name)) return true;
  return name === host || name === hostname().toLowerCase() || origins.some((each) => new URL(each).hostname === name);
}
