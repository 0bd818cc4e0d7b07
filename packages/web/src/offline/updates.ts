/** Keeps the page for offline play, and says when a newer one is waiting: it is offered, and never comes by itself. */

import { signal } from '@preact/signals';

/** Whether a newer page is there; `applyUpdate` brings it. */
export const updateReady = signal(false);

/** Whether everything is on the device: not yet, yes, or never (no service workers here, or no room for them). */
export const offlineState = signal<'waiting' | 'ready' | 'unavailable'>('waiting');

/** An installed app may stay open for days: how long until it looks for a newer page again. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;

/** Begins to keep the page once it is loaded; where a browser has no way to (plain http from another machine), nothing happens. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    offlineState.value = 'unavailable';
    return;
  }
  const begin = (): void => whenIdle(() => void register(navigator.serviceWorker));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Fetching everything must not slow down the first tap; not every browser can say when it has nothing to do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Changes to the newer page. Whoever calls this has asked the player, and every game is saved. */
export function applyUpdate(): void {
  // Another tab may have brought it already: then there is nothing to wait for.
  if (waiting === null || waiting.state !== 'installed') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirstVisit = container.controller === null;
  try {
    const registration = await container.register('./sw.js', { scope: './' });
    watch(registration, container);
    void container.ready.then(() => {
      offlineState.value = 'ready';
    });
    if (!isFirstVisit) container.addEventListener('controllerchange', () => offer(null));
    lookAgain(registration);
  } catch {
    // Storage may be forbidden or full: the page works all the same, with a network.
    offlineState.value = 'unavailable';
  }
}

/** Offers the page that waits now, and each that comes later. */
function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      // The very first one waits for nobody and is no update.
      if (found.state === 'installed' && container.controller !== null) offer(found);
    });
  });
}

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  updateReady.value = true;
}

/** Browsers look for a newer page when one is opened; an app that is only brought to the front has to ask. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {}); // offline: next time
  });
}
