/** Clocks by others that the test turns: the time of day, the machine's steady count, and how long it has been up. */

import { describe, expect, it } from 'vitest';
import { createElapsedClock } from './elapsed.js';
import { steadyClock } from './steady-clock.js';

const HOUR = 3_600_000;

function machine() {
  let [wall, steady, up] = [1_000_000, 5.5, 70_000];
  return {
    clock: steadyClock(
      () => wall,
      createElapsedClock(
        () => steady,
        () => up,
      ),
    ),
    pass(milliseconds: number): void {
      wall += milliseconds;
      steady += milliseconds;
      up += milliseconds;
    },
    /** Its steady count stands still. */
    sleep(milliseconds: number): void {
      wall += milliseconds;
      up += milliseconds;
    },
    setClock(milliseconds: number): void {
      wall += milliseconds;
    },
  };
}

describe('the clock of a server', () => {
  it('goes on steadily', () => {
    const { clock, pass } = machine();
    expect(clock()).toBe(1_000_000);
    pass(10);
    expect(clock()).toBe(1_000_010);
  });

  it('follows a machine that slept', () => {
    const { clock, pass, sleep } = machine();
    pass(1000);
    clock();
    sleep(8 * HOUR);
    pass(1000);
    expect(clock()).toBe(1_002_000 + 8 * HOUR);
    pass(5);
    expect(clock()).toBe(1_002_005 + 8 * HOUR);
  });

  it("ends nobody's move when the time of day jumps, ahead and back", () => {
    const { clock, pass, setClock } = machine();
    setClock(HOUR);
    for (let second = 0; second < 60; second++) {
      pass(1000);
      clock();
    }
    expect(clock()).toBeGreaterThan(1_060_000);
    expect(clock()).toBeLessThanOrEqual(1_066_000);
    setClock(-HOUR);
    for (let second = 0; second < 120; second++) {
      pass(1000);
      clock();
    }
    expect(clock()).toBe(1_180_000);
  });

  it('never falls when the time of day is set back, and is right again in time', () => {
    const { clock, pass, setClock } = machine();
    setClock(-60_000);
    let before = clock();
    for (let second = 0; second < 601; second++) {
      pass(1000);
      const now = clock();
      expect(now - before).toBeGreaterThan(0);
      before = now;
    }
    expect(clock()).toBe(1_000_000 - 60_000 + 601_000);
  });

  it('believes a machine that only now learns which day it is', () => {
    const { clock, pass, setClock } = machine();
    setClock(50 * 365 * 24 * HOUR);
    pass(1);
    expect(clock()).toBe(1_000_001 + 50 * 365 * 24 * HOUR);
  });
});
