/**
 * A file that the system handed to the page: from its share sheet, where the service worker keeps it until the page
 * has read it, or opened with the installed app.
 */

/** The service worker knows both names, too: `public/shared-files.js`. */
const CACHE = 'shared-file';
const PLACE = 'shared-file';

interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** How long the system may take to hand over a file with which the app was opened. */
const LAUNCH_TIMEOUT_MS = 1000;

export async function sharedFile(): Promise<Blob | null> {
  return (await keptFile()) ?? (await launchedWith());
}

async function keptFile(): Promise<Blob | null> {
  if (!('caches' in globalThis) || !(await caches.has(CACHE))) return null;
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PLACE);
  // Read once: a reload must not open it again.
  await caches.delete(CACHE);
  return kept === undefined ? null : kept.blob();
}

function launchedWith(): Promise<Blob | null> {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  if (launchQueue === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), LAUNCH_TIMEOUT_MS);
    launchQueue.setConsumer(({ files }) => {
      const [handle] = files ?? [];
      if (handle !== undefined) handle.getFile().then(resolve, () => resolve(null));
    });
  });
}
