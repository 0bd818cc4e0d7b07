/** Buckets, limiters and places by a clock of their own. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bucket } from './bucket.js';
import { KeyedLimiter } from './limiter.js';
import { createLimits, takeFor } from './limits.js';
import { KeyedPlaces } from './places.js';
import { openSockets, rates } from './rates.js';

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

describe('a bucket', () => {
  it('gives its burst at once, and then tells when there is more', () => {
    const { now, pass } = clock();
    const bucket = new Bucket(rate, now);
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
    const bucket = new Bucket(rate, now);
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
        const bucket = new Bucket(rate, now);
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

describe('a limiter', () => {
  it('has a bucket for each key', () => {
    const limiter = new KeyedLimiter(rate, clock().now);
    expect(limiter.take('a', 3).ok).toBe(true);
    expect(limiter.take('a').ok).toBe(false);
    expect(limiter.take('b').ok).toBe(true);
  });

  it('forgets who is idle', () => {
    const { now, pass } = clock();
    const limiter = new KeyedLimiter(rate, now);
    for (let i = 0; i < 1000; i++) limiter.take(`visitor ${i}`);
    expect(limiter.size).toBe(1000);
    pass(500);
    for (let i = 0; i < 1000; i++) limiter.take(`another ${i}`);
    expect(limiter.size).toBe(1000);
  });

  it('never remembers more than so many, the latest ones', () => {
    const limiter = new KeyedLimiter(rate, clock().now, 10);
    for (let i = 0; i < 1000; i++) limiter.take(`visitor ${i}`, 3);
    expect(limiter.size).toBe(10);
    expect(limiter.take('visitor 999').ok).toBe(false);
  });
});

describe('places', () => {
  it('are taken and given back', () => {
    const places = new KeyedPlaces(2);
    expect([places.enter('a'), places.enter('a'), places.enter('a'), places.enter('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    places.leave('a');
    expect(places.enter('a')).toBe(true);
    places.leave('b');
    expect(() => places.leave('b')).toThrow('nobody had taken');
  });
});

describe('the limits of a server', () => {
  it('are one for each rate, and can be turned off', () => {
    const on = createLimits('on', clock().now);
    const off = createLimits('off');
    for (const [name, byKey] of Object.entries(rates)) {
      for (const [key, { burst, perSecond }] of Object.entries(byKey)) {
        expect(perSecond, `${name} by ${key}`).toBeGreaterThan(0);
        const limiter = (limits: unknown) => (limits as Record<string, Record<string, KeyedLimiter>>)[name]?.[key];
        expect(limiter(on)?.take('somebody', burst).ok).toBe(true);
        expect(limiter(on)?.take('somebody').ok).toBe(false);
        expect(limiter(off)?.take('somebody', burst * 1000).ok).toBe(true);
      }
    }
    for (let i = 0; i < openSockets.guest; i++) expect(on.openSockets.guest.enter('somebody')).toBe(true);
    expect(on.openSockets.guest.enter('somebody')).toBe(false);
    for (let i = 0; i < 1000; i++) expect(off.openSockets.guest.enter('somebody')).toBe(true);
  });

  it('have room for a family of eight behind one address', () => {
    for (const { guest, address } of [rates.requests, rates.connections, openSocketsAsRates()])
      expect(address.burst).toBeGreaterThanOrEqual(guest.burst * 5);
    const limits = createLimits('on', clock().now);
    for (let person = 0; person < 8; person++)
      for (let i = 0; i < 5; i++)
        expect(takeFor(limits.tablesMade, { guest: `person ${person}`, address: 'home' }).ok).toBe(true);
    expect(takeFor(limits.tablesMade, { guest: 'person 0', address: 'home' }).ok).toBe(false);
    expect(takeFor(limits.tablesMade, { guest: null, address: 'elsewhere' }).ok).toBe(true);
  });
});

function openSocketsAsRates() {
  return { guest: { burst: openSockets.guest }, address: { burst: openSockets.address } };
}
