/** Wrong tokens block whoever sent them, also where they have a whole network, and nobody else. */

import { expect, it } from 'vitest';
import { FailedSignIns } from './failed-sign-ins.js';

const household = (index: number): string => `2001:db8:1:${(0x200 + index).toString(16)}::/64`;

function fail(failures: FailedSignIns, address: string, times: number): void {
  for (let time = 0; time < times; time++) failures.add(address);
}

it('block an address for ten minutes', () => {
  let now = 0;
  const failures = new FailedSignIns(() => now);
  fail(failures, '192.0.2.7', 9);
  expect(failures.waitOf('192.0.2.7')).toBe(0);
  fail(failures, '192.0.2.7', 1);
  expect([failures.waitOf('192.0.2.7'), failures.waitOf('192.0.2.8')]).toEqual([600_000, 0]);
  now = 600_000;
  expect(failures.waitOf('192.0.2.7')).toBe(0);
});

it('block a network of which each household has a few', () => {
  const failures = new FailedSignIns(() => 0);
  for (let index = 0; index < 4; index++) fail(failures, household(index), 5);
  expect(failures.waitOf(household(99))).toBe(600_000);
  expect(failures.waitOf('2001:db8:2:1::/64')).toBe(0);
});
