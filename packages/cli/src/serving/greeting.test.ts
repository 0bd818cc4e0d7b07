/** Addresses for others, and the greeting with its QR code. */

import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressesFor, networkAddresses } from './addresses.js';
import { greeting } from './greeting.js';

const on = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '', cidr: null },
  { address: 'fe80::1', internal, family: 'IPv6', netmask: '', mac: '', cidr: null, scopeid: 1 },
];
const interfaces = {
  lo: on('127.0.0.1', true),
  docker0: on('172.17.0.1'),
  usb0: on('169.254.3.4'),
  wlan0: on('192.168.1.5'),
  nothing: undefined,
};

describe('the addresses of a machine', () => {
  it('come with real networks first, and without itself', () => {
    expect(networkAddresses(interfaces)).toEqual(['192.168.1.5', '172.17.0.1', '169.254.3.4']);
  });

  const reach = { host: '0.0.0.0', port: 4180, origins: [], proxies: 0 };
  it.each([
    ['for everybody', { ...reach, host: '::' }, 'http://192.168.1.5:4180/'],
    ['for one network', { ...reach, host: '10.1.2.3' }, 'http://10.1.2.3:4180/'],
    ['of the sixth version', { ...reach, host: 'fd00::1' }, 'http://[fd00::1]:4180/'],
    ['for this machine alone', { ...reach, host: '127.0.0.1' }, undefined],
    ['behind a proxy that nobody named', { ...reach, proxies: 1 }, undefined],
    ['with a public address', { ...reach, proxies: 1, origins: ['https://games.example'] }, 'https://games.example/'],
  ])('%s', (_, asked, best) => expect(addressesFor(asked, interfaces)[0]).toBe(best));
});

describe('the greeting', () => {
  const place = {
    url: 'http://localhost:4180/',
    addresses: ['http://192.168.1.5:4180/', 'http://172.17.0.1:4180/'],
    isPublic: false,
    data: '/data/tables.sqlite',
  };

  it('says where it is, and where tables are', () => {
    expect(greeting(place, {})).toBe(
      `Riverstone is at http://localhost:4180/
On your network:  http://192.168.1.5:4180/
On your network:  http://172.17.0.1:4180/
Tables are kept in /data/tables.sqlite
Stop it with Ctrl+C.
`,
    );
    expect(greeting({ ...place, data: 'postgres://me:word@db:5432/tables' }, {})).toContain(
      'Tables are kept in postgres://db:5432/tables\n',
    );
    expect(greeting({ ...place, addresses: ['https://games.example/'], isPublic: true }, {})).toContain(
      'For everybody:    https://games.example/',
    );
  });

  it('has a code for phones where a screen is wide enough, and there is an address for them', () => {
    const lines = (screen: object, addresses = place.addresses) =>
      greeting({ ...place, addresses }, screen).split('\n');
    const blocks = (all: string[]) => all.filter((line) => line.includes('█'));
    expect(blocks(lines({ isTTY: true, columns: 80 })).length).toBeGreaterThan(10);
    for (const line of blocks(lines({ isTTY: true, columns: 80 }))) expect(line).toMatch(/^.\[97;40m[█▀▄ ]{29}.\[0m$/);
    expect(blocks(lines({ isTTY: true, columns: 20 }))).toEqual([]);
    expect(blocks(lines({ columns: 80 }))).toEqual([]);
    expect(blocks(lines({ isTTY: true, columns: 80 }, []))).toEqual([]);
  });
});
