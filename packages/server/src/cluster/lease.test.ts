/** A lease by a clock of the test, and a store that answers as it is told. */

import { describe, expect, it } from 'vitest';
import { createLog } from '../observing/log.js';
import { Lease } from './lease.js';

const log = createLog('silent');

function setUp() {
  let elapsed = 1000;
  let answer: 'renewed' | 'expired' | 'away' = 'renewed';
  /** Passes while the store answers. */
  let delay = 0;
  const asked: string[] = [];
  const answered = async (what: string): Promise<boolean> => {
    asked.push(what);
    elapsed += delay;
    if (answer === 'away') throw new Error('the store does not answer');
    return answer === 'renewed';
  };
  const store = {
    startLease: async () => void (await answered('start')),
    renewLease: () => answered('renew'),
    endLease: async () => void (await answered('end')),
  };
  const lease = new Lease({ store, log, elapsed: () => elapsed });
  let lost = 0;
  lease.onLost(() => {
    lost++;
  });
  return {
    lease,
    asked,
    lost: () => lost,
    pass: (milliseconds: number): void => {
      elapsed += milliseconds;
    },
    store: (next: typeof answer, after = 0): void => {
      answer = next;
      delay = after;
    },
  };
}

describe('a lease', () => {
  it('is held as long as it is renewed', async () => {
    const { lease, pass, lost } = setUp();
    expect(lease.isHeld()).toBe(false);
    await lease.renew();
    const { id } = lease;
    for (let renewals = 0; renewals < 10; renewals++) {
      pass(2000);
      expect(lease.isHeld()).toBe(true);
      await lease.renew();
    }
    expect([lease.id, lost()]).toEqual([id, 0]);
  });

  it('is lost before the store ends it, told once, and the next one has another id', async () => {
    const { lease, pass, lost } = setUp();
    await lease.renew();
    const { id } = lease;
    pass(2499);
    expect(lease.isHeld()).toBe(true);
    pass(1);
    expect([lease.isHeld(), lease.isHeld(), lost()]).toEqual([false, false, 1]);
    await lease.renew();
    expect(lease.isHeld()).toBe(true);
    expect(lease.id).not.toBe(id);
  });

  it('counts from when it was asked for, not from when the store answered', async () => {
    const { lease, pass, store } = setUp();
    store('renewed', 2000);
    await lease.renew();
    pass(499);
    expect(lease.isHeld()).toBe(true);
    pass(1);
    expect(lease.isHeld()).toBe(false);
  });

  it('is not renewed by an answer that comes too late', async () => {
    const { lease, pass, store, lost } = setUp();
    await lease.renew();
    pass(1000);
    store('renewed', 2000);
    await lease.renew();
    expect([lease.isHeld(), lost()]).toEqual([false, 1]);
  });

  it('is lost when the store says so', async () => {
    const { lease, store, lost } = setUp();
    await lease.renew();
    store('expired');
    await lease.renew();
    expect([lease.isHeld(), lost()]).toEqual([false, 1]);
  });

  it('outlives a store that is away for a moment', async () => {
    const { lease, pass, store, lost } = setUp();
    await lease.renew();
    store('away');
    for (let tries = 0; tries < 3; tries++) {
      pass(750);
      await lease.renew();
    }
    expect([lease.isHeld(), lost()]).toEqual([true, 0]);
    store('renewed');
    await lease.renew();
    pass(2000);
    expect(lease.isHeld()).toBe(true);
  });

  it('ends in the store only while it is held: later, others decide', async () => {
    const kept = setUp();
    await kept.lease.renew();
    await kept.lease.end();
    expect(kept.asked).toEqual(['start', 'end']);
    expect([kept.lease.isHeld(), kept.lost()]).toEqual([false, 0]);
    const late = setUp();
    await late.lease.renew();
    late.pass(5000);
    await late.lease.end();
    await late.lease.renew();
    expect(late.asked).toEqual(['start']);
  });
});
