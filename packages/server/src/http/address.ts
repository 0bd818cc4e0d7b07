/** Where a request comes from: the address of its socket, or the one that a trusted proxy reports. */

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { urlOfHost } from './host.js';

/** The parts of a request that tell where it comes from. */
export interface AddressedRequest {
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  /** A TLS socket also has `encrypted: true`. */
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The address that limits count by. Each proxy appends the address of its client to `x-forwarded-for`. So with one
 * proxy the last entry counts, with two the last but one. The client may have written anything before that.
 * @example
 * addressOf({ headers: { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }, socket: { remoteAddress: '10.0.0.1' } }, 1)
 * // => '192.0.2.7'
 */
export function addressOf({ headers, socket }: AddressedRequest, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(own);
  const forwarded = listOf(headers['x-forwarded-for']);
  const seen = forwarded.at(-Math.min(proxies, forwarded.length)) ?? own;
  const address = withoutPort(seen);
  return networkOf(parse(address) === null ? own : address);
}

/** What tells how the public reaches the server. */
export interface ReachSettings {
  readonly origins: readonly string[];
  readonly proxies: number;
}

/**
 * Whether the client's connection is encrypted. If the request names an origin, that origin's protocol decides.
 * Otherwise the socket decides, or behind a proxy its header. If the proxy sends none, all origins must be `https`.
 */
export function isSecure({ headers, socket }: AddressedRequest, { origins, proxies }: ReachSettings): boolean {
  const host = typeof headers.host === 'string' ? headers.host : undefined;
  const named = origins.find((each) => urlOfHost(host, new URL(each).protocol)?.host === new URL(each).host);
  if (named !== undefined) return named.startsWith('https:');
  if (proxies === 0) return 'encrypted' in socket && socket.encrypted === true;
  const protocols = listOf(headers['x-forwarded-proto']);
  if (protocols.length === 0) return origins.length > 0 && origins.every((each) => each.startsWith('https:'));
  return protocols.at(-Math.min(proxies, protocols.length))?.toLowerCase() === 'https';
}

/**
 * The same for operators, who may bypass the proxy by a tunnel to this machine: that connection is not encrypted, and
 * not every browser keeps a `Secure` cookie from `http://localhost`.
 */
export function isOperatorSecure(request: AddressedRequest, settings: ReachSettings): boolean {
  const { host, 'x-forwarded-proto': protocol } = request.headers;
  const name = urlOfHost(typeof host === 'string' ? host : undefined, 'http:')?.hostname ?? '';
  const isPastProxy = protocol === undefined && ['localhost', '127.0.0.1', '[::1]'].includes(name);
  const origins = settings.origins.filter((origin) => new URL(origin).hostname === name);
  return isSecure(request, isPastProxy ? { origins, proxies: 0 } : settings);
}

/**
 * The public address of this server, with a slash at its end: as it is configured, or as the request names it.
 * @example
 * publicAddressOf({ headers: { host: '192.168.1.5:4180' }, socket: {} }, { origins: [], proxies: 0 })
 * // => 'http://192.168.1.5:4180/'
 */
export function publicAddressOf(request: AddressedRequest, settings: ReachSettings): string {
  const [origin] = settings.origins;
  if (origin !== undefined) return new URL('/', origin).href;
  const { host } = request.headers;
  const address = `${isSecure(request, settings) ? 'https' : 'http'}://${host}/`;
  const isHost = typeof host === 'string' && /^[^/?#@\\]+$/.test(host) && URL.canParse(address);
  return isHost ? new URL(address).href : 'http://localhost/';
}

function listOf(header: string | string[] | undefined): readonly string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text === '' ? [] : text.split(',').map((entry) => entry.trim());
}

/** `192.0.2.7:1234` and `[2001:db8::1]:1234` without their ports. */
function withoutPort(entry: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** A household has one IPv4 address, but at least 2^64 IPv6 addresses: those count by their network. */
function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return address;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Null for what is no address. A zone (`%eth0`) means nothing elsewhere, and clients may write anything there. */
function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [address = ''] = text.split('%', 1);
  return isIP(address) !== 0 && ipaddr.isValid(address) ? ipaddr.process(address) : null;
}
