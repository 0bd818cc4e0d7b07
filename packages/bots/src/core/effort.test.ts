import { describe, expect, test } from 'vitest';
import { Effort } from './effort.js';

/** A clock that moves on by so many milliseconds each time it is read. */
function tickingClock(step: number): () => number {
  let now = 1000;
  return () => {
    now += step;
    return now;
  };
}

describe('an effort', () => {
  test('without limits goes on', () => {
    const effort = new Effort();
    for (let count = 0; count < 1000; count++) expect(effort.spend(10)).toBe(true);
    expect(effort.spent).toBe(10_000);
    expect(effort.used).toBe(0);
  });

  test('ends with its nodes, whatever the last step cost, and stays ended', () => {
    const effort = new Effort({ nodes: 25 });
    expect([effort.spend(10), effort.spend(10), effort.spend(10), effort.spend(10)]).toEqual([true, true, true, false]);
    expect(effort.spent).toBe(30);
    expect(effort.used).toBe(1);
  });

  test('with nothing allowed does not begin', () => {
    expect(new Effort({ nodes: 0 }).spend()).toBe(false);
    expect(new Effort({ milliseconds: 0 }).spend()).toBe(false);
  });

  test('ends with its time', () => {
    const effort = new Effort({ milliseconds: 30 }, tickingClock(10));
    let steps = 0;
    while (effort.spend()) steps++;
    expect(steps).toBe(2);
  });

  test('reads no clock where time is not limited', () => {
    const effort = new Effort({ nodes: 5 }, () => {
      throw new Error('the clock was read');
    });
    while (effort.spend()) expect(effort.used).toBeLessThanOrEqual(1);
  });

  test('ends when it is cancelled', () => {
    let isCancelled = false;
    const effort = new Effort({ cancelled: () => isCancelled });
    expect(effort.spend()).toBe(true);
    isCancelled = true;
    expect(effort.isOver).toBe(true);
    isCancelled = false;
    expect(effort.spend()).toBe(false);
  });

  test('a limit without end is none', () => {
    const effort = new Effort({ nodes: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY }).orNodes(3);
    expect([effort.spend(), effort.spend(), effort.spend(), effort.spend()]).toEqual([true, true, true, false]);
    expect(effort.used).toBe(1);
  });

  test('of nothing is used up from the start', () => {
    expect(new Effort({ nodes: 0 }).used).toBe(1);
    expect(new Effort({ milliseconds: 0 }).used).toBe(1);
  });

  test('tells how much of it is used', () => {
    const effort = new Effort({ nodes: 40 });
    effort.spend(10);
    expect(effort.used).toBe(0.25);
  });

  test('has a default where nobody limits nodes or time, and keeps to a limit that is set', () => {
    const nodesOf = (effort: Effort): number => {
      let steps = 0;
      while (effort.spend() && steps < 1000) steps++;
      return steps;
    };
    expect(nodesOf(new Effort().orNodes(7))).toBe(7);
    expect(nodesOf(new Effort({ nodes: 3 }).orNodes(7))).toBe(3);
    expect(nodesOf(new Effort({ milliseconds: 500 }, tickingClock(10)).orNodes(7))).toBe(49);
    expect(nodesOf(new Effort({ cancelled: () => true }).orNodes(7))).toBe(0);
  });
});
