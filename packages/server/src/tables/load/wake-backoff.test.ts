/** A table that fails again and again is tried more and more rarely, and a sound one whenever it is due. */

import { expect, it } from 'vitest';
import { WakeBackoff } from './wake-backoff.js';

it('tries a damaged table ever more rarely', () => {
  const wakeBackoff = new WakeBackoff();
  const tries: number[] = [];
  for (let now = 0; now < 1_000_000; now += 1000) {
    wakeBackoff.forgetOld(now);
    if (!wakeBackoff.mayWake('damaged', now)) continue;
    tries.push(now / 1000);
    wakeBackoff.woke('damaged', now);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811]);
  expect(wakeBackoff.mayWake('sound', 1_000_000)).toBe(true);
});

it('forgets that a table was woken', () => {
  const wakeBackoff = new WakeBackoff();
  for (let now = 0; now < 10 * 60_000; now += 60_000) {
    wakeBackoff.forgetOld(now);
    wakeBackoff.woke('sound', now);
    expect(wakeBackoff.mayWake('sound', now + 1000)).toBe(true);
  }
});
