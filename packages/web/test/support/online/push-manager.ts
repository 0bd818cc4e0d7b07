/**
 * Takes the place of the browser's own push manager: a headless browser reaches no push service. It keeps its
 * subscription over reloads, as a browser does, and writes down what the page asks of it.
 */

import type { Page } from 'playwright-core';

/** What the page asked of the browser. */
export type PushCall = { readonly subscribed: { userVisibleOnly: boolean; key: string } } | 'unsubscribed';

interface PushStandIn {
  /** Whether the push service can be reached. */
  readonly works: boolean;
  /** The key of a subscription that is there already, in base64url; null for none. */
  readonly knownKey: string | null;
}

/** A subscription as a browser writes it: its keys are of the right form, and nobody has their secrets. */
export const subscription = {
  endpoint: 'https://push.example/somebody',
  expirationTime: null,
  keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
} as const;

/** To be called before the page goes anywhere. */
export async function replacePushManager(page: Page, { works = true, knownKey = null }: Partial<PushStandIn> = {}) {
  await page.addInitScript(
    ({ works: isReached, knownKey: before, json }) => {
      const store = localStorage;
      if (store.getItem('test:push-calls') === null) {
        store.setItem('test:push-calls', '[]');
        if (before !== null) store.setItem('test:push-key', before);
      }
      const note = (call: unknown): void => {
        const calls: unknown[] = JSON.parse(store.getItem('test:push-calls') ?? '[]');
        store.setItem('test:push-calls', JSON.stringify([...calls, call]));
      };
      const bytesOf = (key: string): ArrayBuffer => {
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
      };
      const current = (): PushSubscription | null => {
        const key = store.getItem('test:push-key');
        if (key === null) return null;
        const made = {
          endpoint: json.endpoint,
          expirationTime: null,
          options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
          getKey: () => null,
          toJSON: () => json,
          unsubscribe: async () => {
            note('unsubscribed');
            store.removeItem('test:push-key');
            return true;
          },
        };
        return made as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => current();
      PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey } = {}) => {
        // As Chromium says it without a push service.
        if (!isReached) throw new DOMException('Registration failed - push service not available', 'AbortError');
        const key = String(applicationServerKey);
        note({ subscribed: { userVisibleOnly, key } });
        store.setItem('test:push-key', key);
        return current() as PushSubscription;
      };
    },
    { works, knownKey, json: subscription },
  );
}

/** Everything that the page asked of the browser, in order. */
export async function pushCalls(page: Page): Promise<readonly PushCall[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('test:push-calls') ?? '[]'));
}
