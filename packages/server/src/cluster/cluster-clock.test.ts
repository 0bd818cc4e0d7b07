/** Nodes whose machines show different times, and one store. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClusterClock } from './cluster-clock.js';

/** A store that shows `time`, and a node that counts from `count`; a question takes its time there and back. */
function setUp(count: number) {
  let time = 1_800_000_000_000;
  let elapsed = count;
  let [there, back] = [1, 1];
  const pass = (milliseconds: number): void => {
    time += milliseconds;
    elapsed += milliseconds;
  };
  const store = {
    async now() {
      pass(there);
      const answer = time;
      pass(back);
      return answer;
    },
  };
  return {
    store,
    pass,
    elapsed: () => elapsed,
    time: () => time,
    delays: (to: number, from: number): void => {
      [there, back] = [to, from];
    },
    setStore: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
}

describe('the clock of a cluster', () => {
  it.each([0, 60_000, -60_000, 12_345_678])('shows the store’s time, whatever the node counts (%d)', async (count) => {
    const { store, elapsed, time, pass } = setUp(count);
    const clock = await ClusterClock.start(store, elapsed);
    expect(Math.abs(clock.now() - time())).toBeLessThanOrEqual(1);
    pass(3_600_000);
    await clock.sample();
    expect(Math.abs(clock.now() - time())).toBeLessThanOrEqual(1);
  });

  it('goes by the shortest round trip of the last ones', async () => {
    const { store, elapsed, time, pass, delays } = setUp(0);
    delays(0, 400);
    const clock = await ClusterClock.start(store, elapsed);
    expect(time() - clock.now()).toBe(200);
    delays(1, 1);
    await clock.sample();
    delays(300, 0);
    for (let samples = 0; samples < 5; samples++) await clock.sample();
    pass(5000);
    clock.now();
    expect(Math.abs(clock.now() - time())).toBeLessThanOrEqual(1);
  });

  it('ends nobody’s move when the store’s clock jumps an hour, and back', async () => {
    const { store, elapsed, time, pass, setStore } = setUp(0);
    const clock = await ClusterClock.start(store, elapsed);
    setStore(3_600_000);
    const before = clock.now();
    for (let second = 0; second < 30; second++) {
      pass(1000);
      await clock.sample();
      clock.now();
    }
    expect(clock.now() - before).toBeLessThan(34_000);
    setStore(-3_600_000);
    for (let second = 0; second < 120; second++) {
      pass(1000);
      await clock.sample();
      clock.now();
    }
    expect(Math.abs(clock.now() - time())).toBeLessThanOrEqual(1);
  });

  it('never falls and never jumps, whatever the store says', async () => {
    const steps = fc.array(
      fc.record({ jump: fc.integer({ min: -600_000, max: 600_000 }), pass: fc.nat(3000), delay: fc.nat(500) }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const { store, elapsed, pass, delays, setStore } = setUp(0);
        const clock = await ClusterClock.start(store, elapsed);
        let [shown, counted] = [clock.now(), elapsed()];
        for (const step of list) {
          setStore(step.jump);
          delays(step.delay, 500 - step.delay);
          pass(step.pass);
          await clock.sample();
          const gone = elapsed() - counted;
          const now = clock.now();
          expect(now).toBeGreaterThanOrEqual(shown);
          expect(now - shown).toBeLessThanOrEqual(gone * 1.1 + 1);
          [shown, counted] = [now, elapsed()];
        }
      }),
    );
  });
});
