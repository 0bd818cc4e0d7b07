/**
 * Which addresses the server sends pushes to. A browser names them, so they must not lead into the server's own
 * network.
 */

import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that only a local network knows. */
const localNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether an address may be that of a push service: `https` on its usual port, and a name that is not local.
 * @example isPublicEndpoint('https://push.example/x') // => true
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && isIP(name) === 0 && !localNames.test(name);
}

/** @example isPublicAddress('192.168.1.5') // => false */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves a name for a connection, and refuses one that leads to a local address. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) callback(error, []);
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      callback(Object.assign(new Error('the name leads to a local address'), { code: 'ELOCAL' }), []);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
