/** The queue of pushes: a few at once, the rest in order, and no more than it can hold. */

import { expect, it } from 'vitest';
import { type PushOutcome, PushQueue } from './push-queue.js';

function heldQueue() {
  const begun: number[] = [];
  const ends: ((outcome: PushOutcome) => void)[] = [];
  const counted: PushOutcome[] = [];
  const queue = new PushQueue<number>(
    (job) => {
      begun.push(job);
      return new Promise((resolve) => ends.push(resolve));
    },
    (outcome) => counted.push(outcome),
  );
  return { queue, begun, ends, counted };
}

it('sends eight at once, and the next when one is done', async () => {
  const { queue, begun, ends, counted } = heldQueue();
  for (let job = 0; job < 10; job++) queue.add(job);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  ends[3]?.('gone');
  await expect.poll(() => begun.at(-1)).toBe(8);
  expect(counted).toEqual(['gone']);
});

it('drops what does not fit, and what waits when it closes', async () => {
  const { queue, begun, ends, counted } = heldQueue();
  for (let job = 0; job < 1010; job++) queue.add(job);
  expect(counted).toEqual(['dropped', 'dropped']);
  const closed = queue.close();
  for (const end of ends) end('sent');
  await closed;
  expect(begun).toHaveLength(8);
  expect(counted.filter((each) => each === 'dropped')).toHaveLength(1002);
  expect(counted.filter((each) => each === 'sent')).toHaveLength(8);
});
