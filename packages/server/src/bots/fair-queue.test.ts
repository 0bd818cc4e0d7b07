/** Who is served next: shares are equal, little goes before much, and nobody waits for ever. */

import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

function takeAll(queue: FairQueue<string>): string[] {
  return Array.from({ length: queue.size }, () => queue.take() ?? '');
}

it('serves somebody new before the rest of a long row', () => {
  const queue = new FairQueue<string>();
  for (let index = 0; index < 5; index++) queue.add('flood', 25, `flood ${index}`);
  expect(queue.take()).toBe('flood 0');
  queue.add('stranger', 25, 'stranger');
  expect(takeAll(queue).indexOf('stranger')).toBeLessThan(2);
});

it('serves what costs little first', () => {
  const queue = new FairQueue<string>();
  for (const name of ['a', 'b', 'c']) queue.add(name, 25, `much for ${name}`);
  queue.add('d', 1, 'little');
  expect(queue.take()).toBe('little');
});

it('serves what costs much in the end, however much of the cheap there is', () => {
  const queue = new FairQueue<string>();
  queue.add('patient', 25, 'much');
  let served = 0;
  for (queue.add('hasty', 1, 'little'); queue.take() === 'little'; served++) queue.add('hasty', 1, 'little');
  expect(served).toBeLessThanOrEqual(25);
});

it('charges nothing for what was dropped', () => {
  const queue = new FairQueue<string>();
  for (let index = 0; index < 9; index++) queue.add('racer', 25, `${index}`);
  queue.add('other', 25, 'other');
  for (let index = 0; index < 9; index++) queue.drop(`${index}`);
  queue.drop('nobody');
  queue.add('racer', 1, 'again');
  expect(takeAll(queue)).toEqual(['again', 'other']);
  expect(queue.take()).toBeUndefined();
});
