/** A clock by two others that the test turns: the time of day, and the machine's steady count. */

import { expect, it } from 'vitest';
import { steadyClock } from './steady-clock.js';

it('goes on steadily, follows the time of day forward, and never falls', () => {
  let [wall, steady] = [1_000_000, 5.5];
  const pass = (milliseconds: number): void => {
    wall += milliseconds;
    steady += milliseconds;
  };
  const clock = steadyClock(
    () => wall,
    () => steady,
  );
  expect(clock()).toBe(1_000_000);
  pass(10);
  expect(clock()).toBe(1_000_010);
  // Somebody sets the clock back: that changes nothing.
  wall -= 3_600_000;
  pass(10);
  expect(clock()).toBe(1_000_020);
  wall += 3_600_000;
  // The machine sleeps for eight hours, and its count with it.
  wall += 8 * 3_600_000;
  expect(clock()).toBe(1_000_020 + 8 * 3_600_000);
  pass(5);
  expect(clock()).toBe(1_000_025 + 8 * 3_600_000);
});
