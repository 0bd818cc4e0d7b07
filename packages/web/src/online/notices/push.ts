/** Web push: the server tells this browser about my tables while the page is closed. */

import { language } from '../../messages/words';
import { siteRoot } from '../../navigation/site-root';
import { settings } from '../../settings/settings';
import { server } from '../connection/server';

const manager = async (): Promise<PushManager | null> => {
  const registration = await navigator.serviceWorker?.getRegistration(siteRoot);
  return registration?.pushManager ?? null;
};

/** Subscribes this browser, and tells the server. Returns whether pushes will come. */
export async function subscribe(): Promise<boolean> {
  try {
    const info = await server.info();
    const pushes = await manager();
    const key = info.ok ? info.value.pushKey : null;
    if (pushes === null || key === null) return false;
    const { endpoint, keys } = (await subscriptionTo(pushes, key)).toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
    const { p256dh, auth } = keys;
    const saved = await server.savePush({ endpoint, keys: { p256dh, auth }, language: language() });
    settings.pushed.value = saved.ok;
    return saved.ok;
  } catch {
    // The browser has no push service, or can't reach it. Notifications still come while the page is open.
    return false;
  }
}

/** The subscription with the server's key. One with another key is of no use any more. */
async function subscriptionTo(pushes: PushManager, key: string): Promise<PushSubscription> {
  const known = await pushes.getSubscription();
  if (known !== null && keyOf(known) === key) return known;
  await known?.unsubscribe();
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** In base64url, as the server writes it. */
function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unsubscribe(): Promise<void> {
  settings.pushed.value = false;
  await server.removePush();
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * When the page opens: tells the server again, for the cookie or the language may be new. If the subscription has gone,
 * it was turned off from a notification or in the browser.
 */
export async function renewSubscription(): Promise<void> {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'notify-off') turnedOff();
  });
  if (!settings.notify.value) return;
  const pushes = await manager();
  if (settings.pushed.value && pushes !== null && (await pushes.getSubscription()) === null) turnedOff();
  else await subscribe();
}

function turnedOff(): void {
  settings.notify.value = false;
  settings.pushed.value = false;
}
