/** One server: page, HTTP and tables on one port, from one process and one file. */

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
import { readSite } from '../page/site.js';
import { SocketServer } from '../sockets/socket-server.js';
import { openSqliteStore } from '../store/sqlite-store.js';
import { StoredTables } from '../tables/table-catalogue.js';
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
  /** The public addresses behind a proxy; empty where people use the server's own. */
  readonly origins: readonly string[];
  /** How many proxies stand in front. */
  readonly proxies: number;
  readonly log: LogLevel;
  readonly limits: LimitSetting;
  /** What a bot's thread runs: `@riverstone/bots/worker`. */
  readonly botWorker: URL;
  /** Where others find the server once it listens on a port, the best address first. */
  readonly addresses: (port: number) => readonly string[];
  /** How this node hears from others that share its file; by itself where left out. */
  readonly bus?: Bus;
  /** How often sockets are asked whether they are still there, in milliseconds; as usual where left out. */
  readonly pingEvery?: number;
}

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  /** The address to open, with a slash at its end. */
  readonly url: string;
  /** Takes no more visitors, keeps what was done, tells everybody to come back, and frees the port and the file. */
  close(): Promise<void>;
}

/** How long sockets and running answers may take once the server is asked to stop, in milliseconds. */
const GRACE = 2000;

/** Starts a server; rejects with Node's own error (`EADDRINUSE`, `EACCES`) where it can't listen. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const log = createLog(settings.log);
  const metrics = createMetrics();
  const clock = steadyClock();
  const limits = createLimits(settings.limits);
  const site = await readSite(settings.page);
  const store = await openSqliteStore(settings.data);
  const botWorkers = new BotWorkers(settings.botWorker, Math.max(1, availableParallelism() - 1));
  const bus = settings.bus ?? new LocalBus().node();
  const tables = new Tables({ store, bus, botWorkers, metrics, log, clock });
  const catalogue = new StoredTables({ store, log, clock });
  const identities = createIdentities(store, clock, bus);
  let isDraining = false;
  let port = settings.port;
  const http = await createHttp({
    store,
    tables: catalogue,
    identities,
    site,
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
      const impatience = setTimeout(() => {
        sockets.terminate();
        server.closeAllConnections();
      }, GRACE);
      server.closeIdleConnections();
      await closed;
      clearTimeout(impatience);
      await release();
      log.info('stopped', { port });
    },
  };
}

/** An IPv6 address stands in brackets; "every address of this machine" is opened through its own. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
