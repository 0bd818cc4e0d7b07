/** A table that fails again and again is tried more and more rarely, and a sound one whenever it is due. */

import { expect, it } from 'vitest';
import { WakeUps } from './wake-ups.js';

it('tries a damaged table ever more rarely', () => {
  const wakeUps = new WakeUps();
  const tries: number[] = [];
  for (let now = 0; now < 1_000_000; now += 1000) {
    wakeUps.forgetOld(now);
    if (!wakeUps.mayWake('damaged', now)) continue;
    tries.push(now / 1000);
    wakeUps.woke('damaged', now);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811]);
  expect(wakeUps.mayWake('sound', 1_000_000)).toBe(true);
});

it('forgets that a table was woken', () => {
  const wakeUps = new WakeUps();
  for (let now = 0; now < 10 * 60_000; now += 60_000) {
    wakeUps.forgetOld(now);
    wakeUps.woke('sound', now);
    expect(wakeUps.mayWake('sound', now + 1000)).toBe(true);
  }
});
