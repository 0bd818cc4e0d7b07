/** What time it is at the server, read over lines of any length. */

import { describe, expect, test } from 'vitest';
import { ServerClock } from './server-clock';

function clockAt(start: number): { clock: ServerClock; pass(milliseconds: number): void; now(): number } {
  let now = start;
  const clock = new ServerClock(
    () => now,
    () => 5,
  );
  return {
    clock,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
  };
}

describe("the server's time", () => {
  test('is the device’s own until the server was heard', () => {
    expect(clockAt(100).clock.now).toBe(5);
  });

  test('goes on from what it told', () => {
    const { clock, pass } = clockAt(100);
    clock.noteServerTime(1_000_000);
    pass(250);
    expect(clock.now).toBe(1_000_250);
  });

  test('is read best over the shortest trip', () => {
    const { clock, pass, now } = clockAt(0);
    // The server is 1000 ahead; its answer to the first question was held up on the way back.
    const slow = now();
    pass(400);
    clock.noteReply(1000 + 50, slow);
    const quick = now();
    pass(20);
    clock.noteReply(1000 + 410, quick);
    expect(clock.now).toBe(now() + 1000);
  });

  test('is read anew when the device’s clock stood still meanwhile', () => {
    const { clock, pass, now } = clockAt(0);
    const before = now();
    pass(10);
    clock.noteReply(1005, before);
    // An hour of sleep that the clock does not know of, and a slower answer.
    const after = now();
    pass(80);
    clock.noteReply(3_601_055, after);
    expect(clock.now).toBe(3_601_095);
  });
});
