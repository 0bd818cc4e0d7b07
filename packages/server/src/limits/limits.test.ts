/** Token buckets, windows and limits of open sockets, by a clock of the test. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BucketLimiter, type SocketLimiter } from './bucket-limiter.js';
import { KeyedConcurrencyLimit } from './concurrency-limit.js';
import { createLimits, takeForClient } from './limits.js';
import { openSockets, requestRates, socketRates } from './rates.js';
import { TokenBucket } from './token-bucket.js';
import { type RequestLimiter, WindowLimiter } from './window-limiter.js';

const rate = { burst: 3, perSecond: 2 };

function clock(): { now: () => number; pass(milliseconds: number): void } {
  let time = 1000;
  return {
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

describe('a token bucket', () => {
  it('gives its burst at once, and then tells when there is more', () => {
    const { now, pass } = clock();
    const bucket = new TokenBucket(rate, now);
    for (let i = 0; i < 3; i++) expect(bucket.take()).toEqual({ ok: true });
    expect(bucket.take()).toEqual({ ok: false, retryAfter: 500 });
    pass(499);
    expect(bucket.take()).toEqual({ ok: false, retryAfter: 1 });
    pass(1);
    expect(bucket.take()).toEqual({ ok: true });
    expect(bucket.take(2)).toEqual({ ok: false, retryAfter: 1000 });
  });

  it('never holds more than its burst, and a cost beyond that never passes', () => {
    const { now, pass } = clock();
    const bucket = new TokenBucket(rate, now);
    pass(3_600_000);
    expect(bucket.isFull()).toBe(true);
    expect(bucket.take(4).ok).toBe(false);
    expect(bucket.take(3).ok).toBe(true);
    expect(bucket.isFull()).toBe(false);
  });

  it('lets nobody have more than burst and rate allow, however they ask, and whoever waits as told gets through', () => {
    const asks = fc.array(fc.record({ wait: fc.nat(2_000), cost: fc.integer({ min: 1, max: 3 }) }), { maxLength: 60 });
    fc.assert(
      fc.property(asks, (list) => {
        const { now, pass } = clock();
        const bucket = new TokenBucket(rate, now);
        const start = now();
        let got = 0;
        for (const { wait, cost } of list) {
          pass(wait);
          const answer = bucket.take(cost);
          if (!answer.ok) pass(answer.retryAfter);
          if (!answer.ok) expect(bucket.take(cost).ok).toBe(true);
          got += cost;
          expect(got).toBeLessThanOrEqual(rate.burst + ((now() - start) * rate.perSecond) / 1000 + 1e-6);
        }
      }),
    );
  });
});

describe('a bucket limiter', () => {
  it('has a bucket for each key', () => {
    const limiter = new BucketLimiter(rate, clock().now);
    expect(limiter.take('a', 3).ok).toBe(true);
    expect(limiter.take('a').ok).toBe(false);
    expect(limiter.take('b').ok).toBe(true);
  });

  it('forgets who is idle', () => {
    const { now, pass } = clock();
    const limiter = new BucketLimiter(rate, now);
    for (let i = 0; i < 1000; i++) limiter.take(`visitor ${i}`);
    expect(limiter.size).toBe(1000);
    pass(500);
    for (let i = 0; i < 1000; i++) limiter.take(`another ${i}`);
    expect(limiter.size).toBe(1000);
  });

  it('never remembers more than so many, the latest ones', () => {
    const limiter = new BucketLimiter(rate, clock().now, 10);
    for (let i = 0; i < 1000; i++) limiter.take(`visitor ${i}`, 3);
    expect(limiter.size).toBe(10);
    expect(limiter.take('visitor 999').ok).toBe(false);
  });
});

describe('a window limiter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const window = { max: 3, seconds: 10 };

  it('counts for each key, and says when the window ends', async () => {
    const limiter = new WindowLimiter(window);
    for (let i = 0; i < 3; i++) expect(await limiter.take('a')).toEqual({ ok: true });
    vi.advanceTimersByTime(4000);
    expect(await limiter.take('a')).toEqual({ ok: false, retryAfter: 6000 });
    expect(await limiter.take('b')).toEqual({ ok: true });
    vi.advanceTimersByTime(5999);
    expect(await limiter.take('a')).toEqual({ ok: false, retryAfter: 1 });
    vi.advanceTimersByTime(1);
    expect(await limiter.take('a')).toEqual({ ok: true });
  });

  it('never lets a key have more than two windows hold, however it asks, and waiting as told is enough', async () => {
    const asks = fc.array(fc.nat(8000), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(asks, async (waits) => {
        const limiter = new WindowLimiter(window);
        const start = Date.now();
        let taken = 0;
        for (const wait of waits) {
          vi.advanceTimersByTime(wait);
          const result = await limiter.take('a');
          if (!result.ok) vi.advanceTimersByTime(result.retryAfter);
          if (!result.ok) expect((await limiter.take('a')).ok).toBe(true);
          taken++;
          const windows = 1 + Math.floor((Date.now() - start) / (window.seconds * 1000));
          expect(taken).toBeLessThanOrEqual(window.max * windows);
        }
      }),
    );
  });

  it('never remembers more than so many keys, the latest ones', async () => {
    const limiter = new WindowLimiter(window, 10);
    for (let i = 0; i < 1000; i++) for (let j = 0; j < 3; j++) await limiter.take(`visitor ${i}`);
    expect((await limiter.take('visitor 999')).ok).toBe(false);
    expect((await limiter.take('visitor 500')).ok).toBe(true);
    expect(vi.getTimerCount()).toBe(10);
  });

  it('leaves nothing behind when the windows are over', async () => {
    const limiter = new WindowLimiter(window);
    for (let i = 0; i < 100; i++) await limiter.take(`visitor ${i}`);
    expect(vi.getTimerCount()).toBe(100);
    vi.advanceTimersByTime(window.seconds * 1000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a concurrency limit', () => {
  it('is acquired and released', () => {
    const limit = new KeyedConcurrencyLimit(2);
    expect(['a', 'a', 'a', 'b'].map((key) => limit.acquire(key))).toEqual([true, true, false, true]);
    limit.release('a');
    expect(limit.acquire('a')).toBe(true);
    limit.release('b');
    expect(() => limit.release('b')).toThrow('without acquire()');
  });
});

function limiters<Limiter>(byKey: Readonly<Record<string, Limiter>>): ReadonlyMap<string, Limiter> {
  return new Map(Object.entries(byKey));
}

describe('the limits of a server', () => {
  it.each(Object.keys(requestRates) as (keyof typeof requestRates)[])('have one for %s', async (name) => {
    const [on, off] = [createLimits('on'), createLimits('off')].map((limits) => limiters<RequestLimiter>(limits[name]));
    for (const [key, { max }] of Object.entries(requestRates[name])) {
      const [limiter, none] = [on?.get(key), off?.get(key)];
      for (let i = 0; i < max; i++) expect((await limiter?.take('somebody'))?.ok).toBe(true);
      expect((await limiter?.take('somebody'))?.ok).toBe(false);
      for (let i = 0; i <= max; i++) expect((await none?.take('somebody'))?.ok).toBe(true);
    }
  });

  it.each(Object.keys(socketRates) as (keyof typeof socketRates)[])('have one for %s', (name) => {
    const all = [createLimits('on', clock().now), createLimits('off')];
    const [on, off] = all.map((limits) => limiters<SocketLimiter>(limits[name]));
    for (const [key, { burst, perSecond }] of Object.entries(socketRates[name])) {
      const [limiter, none] = [on?.get(key), off?.get(key)];
      expect(perSecond).toBeGreaterThan(0);
      expect(limiter?.take('somebody', burst).ok).toBe(true);
      expect(limiter?.take('somebody').ok).toBe(false);
      expect(none?.take('somebody', burst * 1000).ok).toBe(true);
    }
  });

  it('have one for open sockets', () => {
    const [on, off] = [createLimits('on'), createLimits('off')];
    for (let i = 0; i < openSockets.guest; i++) expect(on.openSockets.guest.acquire('somebody')).toBe(true);
    expect(on.openSockets.guest.acquire('somebody')).toBe(false);
    for (let i = 0; i < 1000; i++) expect(off.openSockets.guest.acquire('somebody')).toBe(true);
  });

  it('have room for a family of eight behind one address', async () => {
    for (const { guest, address } of [requestRates.requests, requestRates.connections])
      expect(address.max / address.seconds).toBeGreaterThanOrEqual((guest.max / guest.seconds) * 5);
    expect(openSockets.address).toBeGreaterThanOrEqual(openSockets.guest * 5);
    const limits = createLimits('on');
    for (let person = 0; person < 8; person++)
      for (let i = 0; i < 5; i++)
        expect((await takeForClient(limits.tablesMade, { guest: `person ${person}`, address: 'home' })).ok).toBe(true);
    expect((await takeForClient(limits.tablesMade, { guest: 'person 0', address: 'home' })).ok).toBe(false);
    expect((await takeForClient(limits.tablesMade, { guest: null, address: 'elsewhere' })).ok).toBe(true);
  });
});
