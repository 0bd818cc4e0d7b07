/** Where requests come from, as browsers and other programs say it. */

import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './origin.js';

const host = '192.168.1.5:4180';

describe('isOwnOrigin', () => {
  it.each([
    ['the page itself', { host, origin: `http://${host}` }],
    ['the page behind a proxy with a certificate', { host: 'games.example', origin: 'https://games.example' }],
    ['a host in large letters', { host: 'Games.Example', origin: 'https://games.example' }],
    ['the usual port, written out', { host: 'games.example:443', origin: 'https://games.example' }],
    ['an address of the sixth version', { host: '[::1]:4180', origin: 'http://[::1]:4180' }],
    ['a public address', { host: '10.0.0.7:4180', origin: 'https://play.example' }],
    ['a program that names no origin', { host }],
    ['a browser that says so', { host, 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { host, 'sec-fetch-site': 'none' }],
  ])('%s', (_, headers) => expect(isOwnOrigin(headers, ['https://play.example'])).toBe(true));

  it.each([
    ['another site', { host, origin: 'https://elsewhere.example' }],
    ['another port', { host, origin: 'http://192.168.1.5:4181' }],
    ['a host that begins alike', { host, origin: `http://${host}.elsewhere.example` }],
    ['a name before an @', { host, origin: `http://${host}@elsewhere.example` }],
    ['a host header with more in it', { host: `elsewhere.example/@${host}`, origin: 'http://elsewhere.example' }],
    ['a page without an origin', { host, origin: 'null' }],
    ['a file', { host, origin: 'file://' }],
    ['an extension', { host, origin: 'moz-extension://192.168.1.5:4180' }],
    ['no address at all', { host, origin: '' }],
    ['no host', { origin: 'http://undefined' }],
    ['another site that names no origin', { host, 'sec-fetch-site': 'cross-site' }],
    ['another name of the same site', { host, 'sec-fetch-site': 'same-site' }],
    ['a header sent twice', { host, 'sec-fetch-site': ['same-origin', 'cross-site'] }],
    ['the public name by http', { host: 'play.example', origin: 'http://play.example' }],
    ['the public name at another port', { host: 'play.example:81', origin: 'https://play.example:81' }],
    ['the public address by http', { host, origin: 'http://play.example' }],
  ])('not %s', (_, headers) => expect(isOwnOrigin(headers, ['https://play.example'])).toBe(false));
});
