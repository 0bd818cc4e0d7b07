/** Which addresses pushes go to, and which they never do. */

import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { isPublicAddress, isPublicEndpoint, publicLookup } from './push-address.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be sent to', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

it.each([
  '',
  'push.example',
  'http://push.example/x',
  'ftp://push.example/x',
  'https://push.example:8443/x',
  'https://user@push.example/x',
  'https://user:word@push.example/x',
  'https://localhost/x',
  'https://a.localhost/x',
  'https://printer.local/x',
  'https://printer.local./x',
  'https://db.internal/x',
  'https://router/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[2001:4860:4860::8888]/x',
])('%s may not', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  'nonsense',
])('%s is local', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([{ all: true }, { all: false }])(
  'a public name that leads to this machine is not resolved (%j)',
  async (options) => {
    const answer = await new Promise<{ readonly error: Error | null; readonly found: string | LookupAddress[] }>(
      (resolve) => {
        publicLookup('localhost', options, (error, found) => resolve({ error, found }));
      },
    );
    expect(answer.error).toMatchObject({ code: 'ELOCAL' });
    expect(answer.found).toEqual([]);
  },
);
