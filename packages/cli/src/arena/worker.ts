/** A worker thread of the arena: plays one deal after the other and reports each. */

import { parentPort, workerData } from 'node:worker_threads';
import type { ContestSettings, PlayedDeal } from './plan.js';
import { playDeal } from './play-deal.js';
import { ExternalBots } from './programs/external-bots.js';

/** The messages to a worker. */
export type WorkerOrder = { readonly type: 'play'; readonly deal: number } | { readonly type: 'finish' };

/** The messages from a worker. */
export type WorkerReport =
  | { readonly type: 'played'; readonly played: PlayedDeal }
  | { readonly type: 'broken'; readonly deal: number; readonly message: string }
  | { readonly type: 'started' | 'ended'; readonly pid: number };

const settings = workerData as ContestSettings;
const report = (news: WorkerReport): void => parentPort?.postMessage(news);
const externalBots = new ExternalBots(settings, {
  started: (pid) => report({ type: 'started', pid }),
  ended: (pid) => report({ type: 'ended', pid }),
});

parentPort?.on('message', async (order: WorkerOrder) => {
  if (order.type === 'finish') {
    await externalBots.close();
    parentPort?.close();
    return;
  }
  try {
    report({ type: 'played', played: await playDeal(settings, order.deal, externalBots) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report({ type: 'broken', deal: order.deal, message });
  }
});
