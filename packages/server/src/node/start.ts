/** Starts a server: page, HTTP and tables on one port, in one process, with one database file. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { BotWorkers } from '../bots/bot-workers.js';
import { type Bus, LocalBus } from '../bus/bus.js';
import { createHttp } from '../http/create-http.js';
import { createIdentities } from '../identity/identities.js';
import { createLimits, type LimitSetting } from '../limits/limits.js';
import { createLog, type LogLevel } from '../observing/log.js';
import { createMetrics } from '../observing/metrics.js';
import { readPageFiles } from '../page/page-files.js';
import { createPushes, noPushes, type PushDeps, type Pushes, type PushSetting } from '../push/pushes.js';
import { SocketServer } from '../sockets/socket-server.js';
import { openSqliteStore } from '../store/sqlite-store.js';
import { StoredTables } from '../tables/stored-tables.js';
import { Tables } from '../tables/tables.js';
import { steadyClock } from './steady-clock.js';

export interface ServerSettings {
  /** The folder of the built page. */
  readonly page: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The database file. */
  readonly data: string;
  /** The public addresses behind a proxy; empty without one. */
  readonly origins: readonly string[];
  /** The number of proxies in front of the server. */
  readonly proxies: number;
  readonly log: LogLevel;
  readonly limits: LimitSetting;
  /** Whether guests may have news of their tables pushed to their browsers. */
  readonly push: PushSetting;
  /** For tests: browsers may be reached on this machine, over plain HTTP. */
  readonly allowsLocalPush?: boolean;
  /** The script of bot workers: `@riverstone/bots/worker`. */
  readonly botWorker: URL;
  /** The addresses of the server once it listens on a port, the best one first. */
  readonly addresses: (port: number) => readonly string[];
  /** Connects nodes that share a file; a single node needs none. */
  readonly bus?: Bus;
  /** How often sockets are pinged, in milliseconds. */
  readonly pingEvery?: number;
  /** For tests: the server's time, in milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  /** The address to open, with a trailing slash. */
  readonly url: string;
  /** Stops accepting connections, stores everything, asks clients to reconnect, and frees the port and the file. */
  close(): Promise<void>;
}

/** How long sockets and requests may take to end when the server stops, in milliseconds. */
const GRACE_PERIOD = 2000;

/** Rejects with Node's own error (`EADDRINUSE`, `EACCES`) if it can't listen. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const log = createLog(settings.log);
  const metrics = createMetrics();
  const clock = settings.clock ?? steadyClock();
  const limits = createLimits(settings.limits);
  const files = await readPageFiles(settings.page);
  const store = await openSqliteStore(settings.data);
  const botWorkers = new BotWorkers(settings.botWorker, Math.max(1, availableParallelism() - 1));
  const bus = settings.bus ?? new LocalBus().node();
  const pushes = await pushesFor(settings, { store, log, metrics });
  const tables = new Tables({ store, bus, botWorkers, metrics, log, pushes, clock });
  const catalogue = new StoredTables({ store, log, clock, hosts: tables });
  const identities = createIdentities(store, clock, bus);
  let isDraining = false;
  let port = settings.port;
  const http = await createHttp({
    store,
    tables: catalogue,
    identities,
    files,
    pushes,
    limits,
    settings,
    log,
    metrics,
    addresses: () => settings.addresses(port),
    isDraining: () => isDraining,
  });
  const { server } = http;
  const sockets = new SocketServer(server, {
    tables,
    identities,
    limits,
    settings,
    log,
    metrics,
    pingEvery: settings.pingEvery,
    clock,
    isDraining: () => isDraining,
  });
  const release = async (): Promise<void> => {
    await tables.close();
    await pushes.close();
    botWorkers.close();
    await store.close();
  };
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    sockets.close();
    await release();
    throw error;
  }
  port = (server.address() as AddressInfo).port;
  log.info('started', { port });
  return {
    host: settings.host,
    port,
    url: addressOf(settings.host, port),
    async close() {
      if (isDraining) return;
      isDraining = true;
      log.info('stopping', { port });
      const closed = once(server, 'close');
      server.close();
      await tables.queue.settled();
      sockets.close();
      const timeout = setTimeout(() => {
        sockets.terminate();
        server.closeAllConnections();
      }, GRACE_PERIOD);
      server.closeIdleConnections();
      await closed;
      clearTimeout(timeout);
      await release();
      log.info('stopped', { port });
    },
  };
}

async function pushesFor(
  { push, origins, allowsLocalPush = false }: ServerSettings,
  deps: Pick<PushDeps, 'store' | 'log' | 'metrics'>,
): Promise<Pushes> {
  return push === 'off' ? noPushes : createPushes({ ...deps, origins, isLocalAllowed: allowsLocalPush });
}

/** IPv6 addresses need brackets. A server that listens on all addresses is opened as localhost. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
