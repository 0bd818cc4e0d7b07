/** The heartbeat: it goes on while nobody looks, and notices that nobody answers. */

import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultPace, Heartbeat } from './heartbeat';

/** No other pace comes to anything within a test. */
const never = 3_600_000;
/** A busy machine decides nothing. */
const PATIENCE = 10_000;

test('goes on while the page is hidden, or a notification would never come over a dead line', async () => {
  let beats = 0;
  const ask = async (): Promise<void> => {
    beats++;
  };
  const heartbeat = new Heartbeat(
    ask,
    () => expect.unreachable(),
    () => true,
    { seen: never, hidden: 1, answer: never },
  );
  onTestFinished(() => heartbeat.stop());
  heartbeat.beat();
  await vi.waitUntil(() => beats >= 3, PATIENCE);
});

test('says that the line is broken when no answer comes', async () => {
  let isBroken = false;
  const heartbeat = new Heartbeat(
    () => new Promise(() => undefined),
    () => {
      isBroken = true;
    },
    () => true,
    { seen: never, hidden: never, answer: 1 },
  );
  onTestFinished(() => heartbeat.stop());
  heartbeat.beat();
  await vi.waitUntil(() => isBroken, PATIENCE);
});

test('notices within 15 seconds that nobody answers, while somebody looks', () => {
  expect(defaultPace.seen + defaultPace.answer).toBeLessThan(15_000);
});
