/** Whoever has many IPv6 addresses gets more than a household, but not as many times more. */

import { expect, it } from 'vitest';
import { createLimits } from './limits.js';
import { customerNetworkOf, networksOf } from './networks.js';
import { openSockets, requestRates } from './rates.js';

it('knows the networks around an address', () => {
  expect(networksOf('192.0.2.7')).toEqual(['192.0.2.7']);
  expect(networksOf('2001:db8:1:2ff::/64')).toEqual(['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']);
  expect(networksOf('0:0:0:0::/64')).toEqual(['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']);
});

/** How many of a thousand addresses of a network get in. */
async function admitted(addressOf: (index: number) => string): Promise<number> {
  const { address } = createLimits('on').newGuests;
  let count = 0;
  for (let index = 0; index < 1000; index++) if ((await address.take(addressOf(index))).ok) count++;
  return count;
}

it('takes what a provider gives one customer for one network', () => {
  expect(customerNetworkOf('2001:db8:1:2ff::/64')).toBe('2001:db8:1:200::/56');
  expect(customerNetworkOf('203.0.113.9')).toBe('203.0.113.9');
});

it('counts new guests by /64, /56 and /48', async () => {
  const { max } = requestRates.newGuests.address;
  const hex = (number: number): string => number.toString(16);
  expect(await admitted(() => '2001:db8:1:2::/64')).toBe(max);
  expect(await admitted((index) => `2001:db8:1:${hex(index % 256)}::/64`)).toBe(2 * max);
  expect(await admitted((index) => `2001:db8:1:${hex(index * 64)}::/64`)).toBe(4 * max);
  expect(await admitted((index) => `2001:db8:${hex(index)}:2::/64`)).toBe(1000);
});

it('counts open sockets the same way, and gives back what was not granted', () => {
  const { address } = createLimits('on').openSockets;
  const at = (index: number): string => `2001:db8:1:${index % 256}::/64`;
  const open: string[] = [];
  for (let index = 0; index < 1000; index++) if (address.acquire(at(index))) open.push(at(index));
  expect(open.length).toBeGreaterThan(openSockets.address);
  expect(open.length).toBeLessThanOrEqual(4 * openSockets.address);
  for (const each of open) address.release(each);
  for (let index = 0; index < openSockets.address; index++) expect(address.acquire('2001:db8:1:2::/64')).toBe(true);
  expect(address.acquire('2001:db8:1:2::/64')).toBe(false);
});
