import type { Timer } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { Timekeeper } from './timekeeper.js';

const timer = (key: string, seconds: number, running = true): Timer => ({
  key,
  kind: 'hourglass',
  seat: null,
  seconds,
  running,
});

describe('time at a table', () => {
  test('runs for the clocks that run', () => {
    const time = new Timekeeper();
    time.follow([timer('sand', 60), timer('claim', 30, false)]);
    time.advanceTo(20);
    expect(time.nextToRunOut()).toEqual({ key: 'sand', due: 60 });
    time.follow([timer('sand', 60, false), timer('claim', 30)]);
    expect(time.nextToRunOut()).toEqual({ key: 'claim', due: 50 });
    time.advanceTo(25);
    time.follow([timer('sand', 60)]);
    expect(time.nextToRunOut()).toEqual({ key: 'sand', due: 65 });
  });

  test('never runs out for a clock that only reminds', () => {
    const time = new Timekeeper();
    time.follow([{ ...timer('move:5', 30), kind: 'reminder', seat: 0 }]);
    expect(time.nextToRunOut()).toBeNull();
    time.follow([{ ...timer('move:5', 30), kind: 'reminder', seat: 0 }, timer('sand', 60)]);
    expect(time.nextToRunOut()).toEqual({ key: 'sand', due: 60 });
  });

  test('is never set back, and a clock that is thrown away begins anew', () => {
    const time = new Timekeeper();
    time.follow([timer('a', 10)]);
    time.advanceTo(5);
    time.advanceTo(3);
    expect(time.now).toBe(5);
    time.follow([]);
    expect(time.nextToRunOut()).toBeNull();
    time.follow([timer('a', 10)]);
    expect(time.nextToRunOut()).toEqual({ key: 'a', due: 15 });
  });

  test('passes until a clock has run out', () => {
    const time = new Timekeeper();
    time.follow([timer('a', 10), timer('b', 40)]);
    time.runOut('a');
    expect(time.now).toBe(10);
    expect(time.nextToRunOut()).toEqual({ key: 'b', due: 40 });
  });

  test('knows since when a seat thinks about something', () => {
    const time = new Timekeeper();
    expect(time.occasion(0, 'marker 1')).toBe(0);
    time.advanceTo(7);
    expect(time.occasion(0, 'marker 1')).toBe(0);
    expect(time.occasion(1, 'marker 1')).toBe(7);
    time.advanceTo(9);
    expect(time.occasion(0, 'marker 2')).toBe(9);
  });
});
