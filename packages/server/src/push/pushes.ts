/** Web push: tells guests about their tables while the page is closed, where they have asked for it. */

import webPush from 'web-push';
import type { TableNotice } from '../bus/topics.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { PushKeys, PushStore } from '../store/store.js';
import { isPublicEndpoint } from './push-address.js';
import { type PushOutcome, PushQueue } from './push-queue.js';
import { type PushJob, type PushSender, sendPush } from './send-push.js';

export const pushSettings = ['on', 'off'] as const;
export type PushSetting = (typeof pushSettings)[number];

export interface Pushes {
  /** The key by which browsers subscribe; null if push is off. */
  readonly publicKey: string | null;
  /** Whether a browser may be reached at an address. */
  accepts(endpoint: string): boolean;
  /** Sends a notice to all browsers of its guest, in the background. Never fails. */
  notify(notice: TableNotice): void;
  /** Sends no more. Resolves when the pushes under way are done. */
  close(): Promise<void>;
}

export interface PushDeps {
  readonly store: PushStore;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The public addresses of the server. */
  readonly origins: readonly string[];
  readonly isLocalAllowed: boolean;
}

/** Where push services find out more about a server without a public address. */
const PROJECT = 'https://github.com/riverstone-games/riverstone';

export const noPushes: Pushes = {
  publicKey: null,
  accepts: () => false,
  notify: () => {},
  close: async () => {},
};

/** The keys are made once and stay in the store: browsers subscribe to them. */
export async function createPushes(deps: PushDeps): Promise<Pushes> {
  const { store, log, metrics, origins, isLocalAllowed } = deps;
  const keys: PushKeys = await store.pushKeys(webPush.generateVAPIDKeys());
  const subject = origins.find((origin) => origin.startsWith('https:')) ?? PROJECT;
  const sender: PushSender = { keys, subject, isLocalAllowed };
  const queue = new PushQueue<PushJob>(
    (job) => deliver(sender, deps, job),
    (outcome) => metrics.pushed(outcome),
  );
  metrics.queue('pushes', () => queue.length);

  async function enqueue({ guest, table, game, kind }: TableNotice): Promise<void> {
    for (const subscription of await store.subscriptionsOf(guest))
      queue.add({ subscription, message: { table, game, kind, language: subscription.language } });
  }

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPublicEndpoint(endpoint) || (isLocalAllowed && isLocal(endpoint)),
    notify: (notice) => void enqueue(notice).catch((error: unknown) => log.error('push-failed', { error })),
    close: () => queue.close(),
  };
}

async function deliver(sender: PushSender, { store, log }: PushDeps, job: PushJob): Promise<PushOutcome> {
  try {
    const outcome = await sendPush(sender, job);
    if (outcome === 'gone') await store.dropSubscription(job.subscription.endpoint);
    return outcome;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'AbortError';
    log.warn('push-failed', { error });
    return isTimeout ? 'timeout' : 'failed';
  }
}

function isLocal(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).hostname === '127.0.0.1';
}
