/** Registers the service worker for offline play, and says when a newer version of the page is waiting. */

import { signal } from '@preact/signals';
import { siteRoot } from '../navigation/site-root';

/** Whether a newer version is waiting; see `applyUpdate`. */
export const updateReady = signal(false);

/** Whether the page works offline: not yet, yes, or never (no service workers, or no space). */
export const offlineState = signal<'waiting' | 'ready' | 'unavailable'>('waiting');

/** An installed app may stay open for days. It looks for a newer version this often. In milliseconds. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;

/** Registers the service worker once the page is loaded. Browsers allow none over plain http from another machine. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    offlineState.value = 'unavailable';
    return;
  }
  // A worker controls the page, so everything is stored.
  if (navigator.serviceWorker.controller !== null) offlineState.value = 'ready';
  const begin = (): void => whenIdle(() => void register(navigator.serviceWorker));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** Waits until the browser is idle: fetching everything must not slow down the first tap. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** Reloads with the newer version. The caller has asked the player, and every game is saved. */
export function applyUpdate(): void {
  // Another tab may have activated it already.
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
    const registration = await container.register(`${siteRoot}sw.js`, { scope: siteRoot });
    watch(registration, container);
    void container.ready.then(() => {
      offlineState.value = 'ready';
    });
    if (!isFirstVisit) container.addEventListener('controllerchange', () => offer(null));
    lookAgain(registration);
  } catch {
    // Storage may be forbidden or full. The page still works with a network.
    offlineState.value = 'unavailable';
  }
}

/** Reports the version that waits now, and later ones. */
function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  if (registration.waiting !== null && container.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      // The first worker is no update.
      if (found.state === 'installed' && container.controller !== null) offer(found);
    });
  });
}

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  updateReady.value = true;
}

/** Browsers check for a newer version when a page is opened. An app that only comes to the front has to ask. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {}); // offline: next time
  });
}
