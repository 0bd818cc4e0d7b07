/** Bots that are interrupted again and again: every move of a race interrupts them all. */

import { Worker } from 'node:worker_threads';
import { HostedGame, unwrap, withGame } from '@riverstone/rules';
import { afterEach, expect, it } from 'vitest';
import { bundledBotWorker } from '../../../../scripts/testing/bundle.mjs';
import { BotWorkers } from './bot-workers.js';

const seed = '5e'.repeat(32);
let workers: BotWorkers;
afterEach(() => workers.close());

/** Threads are numbered in the order in which they are started. */
async function nextThread(): Promise<number> {
  const worker = new Worker('', { eval: true });
  const { threadId } = worker;
  await worker.terminate();
  return threadId;
}

function firstView(): unknown {
  return withGame('kakuro-challenge', (game) =>
    unwrap(HostedGame.deal(game, { seats: 2, options: { first: 0 }, seed })).viewFor(0),
  );
}

it('an interrupted bot costs no thread, and the next one is answered', async () => {
  workers = new BotWorkers(bundledBotWorker, 1);
  const view = firstView();
  const request = { game: 'kakuro-challenge', level: 'master', view, seat: 0, seed, account: 'ada' } as const;
  const undisturbed = await workers.ask(request, new AbortController().signal);
  const before = await nextThread();
  for (let time = 0; time < 100; time++) {
    const stop = new AbortController();
    const answer = workers.ask(request, stop.signal);
    stop.abort(new Error(`interrupted ${time}`));
    await expect(answer).rejects.toThrow(`interrupted ${time}`);
  }
  expect(await workers.ask(request, new AbortController().signal)).toEqual(undisturbed);
  expect(await nextThread()).toBe(before + 1);
});

it('a stranger does not wait for all the masters of somebody else', async () => {
  workers = new BotWorkers(bundledBotWorker, 1);
  const request = { game: 'kakuro-challenge', view: firstView(), seat: 0, seed } as const;
  const stops: AbortController[] = [];
  const answered: string[] = [];
  const ask = async (account: string, level: 'casual' | 'master'): Promise<void> => {
    const stop = new AbortController();
    stops.push(stop);
    await workers.ask({ ...request, account, level }, stop.signal);
    answered.push(account);
  };
  const flood = Array.from({ length: 40 }, () => ask('flood', 'master').catch(() => {}));
  await ask('stranger', 'casual');
  // The one that had begun is not interrupted.
  expect(answered).toEqual(['flood', 'stranger']);
  expect(workers.thinking).toBe(39);
  for (const stop of stops) stop.abort(new Error('enough'));
  await Promise.all(flood);
  expect(workers.thinking).toBe(0);
});

it('whoever waits when the workers are closed is told', async () => {
  workers = new BotWorkers(bundledBotWorker, 1);
  const request = {
    game: 'kakuro-challenge',
    level: 'master',
    view: firstView(),
    seat: 0,
    seed,
    account: 'a',
  } as const;
  const { signal } = new AbortController();
  const answers = Promise.allSettled([workers.ask(request, signal), workers.ask(request, signal)]);
  workers.close();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
