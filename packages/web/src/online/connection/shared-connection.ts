/** The page's one connection to the server. */

import { showAnnouncements } from './announcements';
import { Connection, type ConnectionDeps } from './connection';

const deps: ConnectionDeps = {
  introduce: async () => {
    const answer = await fetch('/api/me');
    if (!answer.ok) throw new Error(`the server of online tables answers ${answer.status}`);
  },
  openSocket: (table) => {
    const address = new URL('/api/socket', location.href);
    if (table !== null) address.searchParams.set('table', table);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  onAnnouncements: showAnnouncements,
  clock: () => performance.now(),
  isHidden: () => document.hidden,
  onWake: (wake) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, wake, { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && wake(), { signal });
    return () => listeners.abort();
  },
};

let connection: Connection | null = null;

export function sharedConnection(): Connection {
  connection ??= new Connection(deps);
  return connection;
}
