/** Addresses of sockets, and what proxies say of them. */

import { describe, expect, it } from 'vitest';
import { addressOf, isOperatorSecure, isSecure } from './address.js';

const from = (remoteAddress: string, forwarded?: string, protocol?: string) => ({
  headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': protocol },
  socket: { remoteAddress },
});

describe('addressOf', () => {
  it.each([
    ['a socket', '192.0.2.7', undefined, 0, '192.0.2.7'],
    ['a header that nobody asked for', '192.0.2.7', '6.6.6.6', 0, '192.0.2.7'],
    ['one proxy', '10.0.0.1', '192.0.2.7', 1, '192.0.2.7'],
    ['one proxy and a liar', '10.0.0.1', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
    ['two proxies', '10.0.0.1', '6.6.6.6, 192.0.2.7,10.0.0.2', 2, '192.0.2.7'],
    ['more proxies than entries', '10.0.0.1', '192.0.2.7', 3, '192.0.2.7'],
    ['a proxy that says nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['a proxy that says nonsense', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['an empty entry', '10.0.0.1', '192.0.2.7,', 1, '10.0.0.1'],
    ['a port', '10.0.0.1', '192.0.2.7:8080', 1, '192.0.2.7'],
    ['brackets', '10.0.0.1', '[2001:db8:1:2:3::4]:8080', 1, '2001:db8:1:2::/64'],
    ['the fourth version in the sixth', '::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
    ['the same in hexadecimal', '::ffff:c000:207', undefined, 0, '192.0.2.7'],
    ['one of a household', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', undefined, 0, '2001:db8:1:2::/64'],
    ['another one', '2001:0db8:0001:2::1', undefined, 0, '2001:db8:1:2::/64'],
    ['this machine', '::1', undefined, 0, '0:0:0:0::/64'],
    ['a link with its zone', 'fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
    ['a link whose zone has a dot', 'fe80::1%eth0.100', undefined, 0, 'fe80:0:0:0::/64'],
    ['a liar with a zone', '10.0.0.1', '::1%-, 203.0.113.9', 2, '0:0:0:0::/64'],
    ['a zone in brackets', '10.0.0.1', '[fe80::1%eth0.100]:8080', 1, 'fe80:0:0:0::/64'],
    ['a zone without an address', '10.0.0.1', '%eth0', 1, '10.0.0.1'],
  ])('%s', (_, socket, forwarded, proxies, address) => {
    expect(addressOf(from(socket, forwarded), proxies)).toBe(address);
  });

  it('is nothing for a socket that is gone', () => expect(addressOf({ headers: {}, socket: {} }, 1)).toBe(''));
});

describe('isSecure', () => {
  it.each([
    ['plain', undefined, 0, false],
    ['a header that nobody asked for', 'https', 0, false],
    ['a proxy', 'https', 1, true],
    ['a proxy without a certificate', 'http', 1, false],
    ['a liar', 'https, http', 1, false],
    ['two proxies', 'HTTPS, http', 2, true],
    ['a proxy that says nothing', undefined, 1, false],
  ])('%s', (_, protocol, proxies, secure) => {
    expect(isSecure(from('10.0.0.1', undefined, protocol), { origins: [], proxies })).toBe(secure);
  });

  it('is an encrypted socket', () => {
    const socket = { remoteAddress: '192.0.2.7', encrypted: true };
    expect(isSecure({ headers: {}, socket }, { origins: [], proxies: 0 })).toBe(true);
  });

  const origins = ['https://games.example', 'http://games.lan:4180'];
  it.each([
    ['the name of an https origin, whatever proxies say', 'games.example', 'http', 1, origins, true],
    ['the name of an http origin', 'games.lan:4180', 'https', 1, origins, false],
    ['no proxy that says so', 'games.example', undefined, 0, origins, true],
    ['an address beside the origins', '192.168.1.5:4180', undefined, 0, origins, false],
    ['a proxy that passes nothing on', '10.0.0.1:4180', undefined, 1, ['https://games.example'], true],
    ['a proxy that passes nothing on, with other origins', '10.0.0.1:4180', undefined, 1, origins, false],
  ] as const)('%s', (_, host, protocol, proxies, at, secure) => {
    const { headers, socket } = from('10.0.0.1', undefined, protocol);
    expect(isSecure({ headers: { ...headers, host }, socket }, { origins: at, proxies })).toBe(secure);
  });
});

it.each([
  ['through a tunnel', 'localhost:4180', undefined, ['https://games.example'], false],
  ['through a tunnel, by address', '127.0.0.1:4180', undefined, ['https://games.example'], false],
  ['by the public name', 'games.example', undefined, ['https://games.example'], true],
  ['through a proxy on this machine', 'localhost:4180', 'https', ['https://games.example'], true],
  ['at an https origin of this machine', 'localhost:4180', undefined, ['https://localhost:4180'], true],
] as const)('an operator %s keeps a cookie', (_, host, protocol, origins, secure) => {
  const { headers, socket } = from('127.0.0.1', undefined, protocol);
  expect(isOperatorSecure({ headers: { ...headers, host }, socket }, { origins, proxies: 1 })).toBe(secure);
});
