/** Where a request comes from: the address of its socket, or what a proxy in front of us says of it. */

import { isIP, isIPv6 } from 'node:net';

/** As much of a request as tells where it comes from. */
export interface Incoming {
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** An encrypted one says so by a field `encrypted`. */
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The address that limits go by. Each proxy adds the address that it was asked from at the end of `x-forwarded-for`, so with one
 * proxy the last entry counts, with two the last but one; whatever stands before was written by the visitor.
 * @example addressOf({ headers: { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }, socket: { remoteAddress: '10.0.0.1' } }, 1) // '192.0.2.7'
 */
export function addressOf({ headers, socket }: Incoming, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(own);
  const forwarded = listOf(headers['x-forwarded-for']);
  const seen = forwarded.at(-Math.min(proxies, forwarded.length)) ?? own;
  const address = withoutPort(seen);
  return networkOf(isIP(address) === 0 ? own : address);
}

/** Whether the visitor's side of the connection is encrypted. */
export function isSecure({ headers, socket }: Incoming, proxies: number): boolean {
  if (proxies === 0) return 'encrypted' in socket && socket.encrypted === true;
  const protocols = listOf(headers['x-forwarded-proto']);
  return protocols.at(-Math.min(proxies, protocols.length))?.toLowerCase() === 'https';
}

function listOf(header: string | string[] | undefined): readonly string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text === '' ? [] : text.split(',').map((entry) => entry.trim());
}

/** `192.0.2.7:1234` and `[2001:db8::1]:1234` without their ports. */
function withoutPort(entry: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** A household has one IPv4 address, but 2^64 of IPv6 and more: there the first half counts. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address, the left-out ones filled in. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}
