/**
 * The HTTP side on a real port, with real tables in a SQLite file and a small page; and a browser that knows its
 * cookie.
 */

import { unwrap } from '@riverstone/rules';
import { vi } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { soleOwnership } from '../../src/cluster/ownership.js';
import { createHttp } from '../../src/http/create-http.js';
import type { HttpSettings } from '../../src/http/http-deps.js';
import { createIdentities } from '../../src/identity/identities.js';
import { createLimits, type LimitSetting } from '../../src/limits/limits.js';
import { createLog } from '../../src/observing/log.js';
import { createMetrics } from '../../src/observing/metrics.js';
import type { OperatingSettings } from '../../src/operating/operating-settings.js';
import { Operations } from '../../src/operating/operations.js';
import { readPageFiles } from '../../src/page/page-files.js';
import { noPushes, type Pushes } from '../../src/push/pushes.js';
import type { Store } from '../../src/store/store.js';
import type { TablesForHttp } from '../../src/tables/stored-tables.js';
import { makeSmallSite } from './small-site.js';
import { TablesNode } from './tables-node.js';

export interface HttpServer {
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  /** The lines of the log so far. */
  readonly logged: readonly string[];
  /** Lets the clocks of limits and codes go on. */
  pass(milliseconds: number): void;
  stop(): void;
  /** Takes its store away: from now on nothing can be read or kept. */
  loseStore(): Promise<void>;
  /** A table where the game goes on. */
  runningTable(): Promise<string>;
  /** A table where the game is over. */
  finishedTable(): Promise<string>;
  close(): Promise<void>;
}

interface Wishes {
  readonly limits?: LimitSetting;
  readonly settings?: Partial<HttpSettings>;
  /** Other tables than the real ones: such as have a fault. */
  readonly tables?: TablesForHttp;
  readonly addresses?: readonly string[];
  readonly operating?: OperatingSettings;
  readonly pushes?: Pick<Pushes, 'publicKey' | 'accepts'>;
}

export async function startHttp(wishes: Wishes = {}): Promise<HttpServer> {
  const smallSite = makeSmallSite();
  const node = await TablesNode.open();
  const { store, catalogue } = node;
  const logged: string[] = [];
  let isStopping = false;
  const operating = new Operations(wishes.operating ?? { upkeepEvery: 3_600_000 }, {
    store,
    tables: node.tables,
    bus: new LocalBus().node(),
    ownership: soleOwnership,
    log: createLog('silent'),
    node: 'this',
    rows: () => 0,
    connections: () => 0,
    addressOf: () => null,
    clock: () => Date.now(),
  });
  const http = await createHttp({
    store,
    tables: wishes.tables ?? catalogue,
    identities: createIdentities(store, () => Date.now()),
    files: await readPageFiles(smallSite.root),
    pushes: wishes.pushes ?? noPushes,
    limits: createLimits(wishes.limits ?? 'off'),
    settings: { origins: [], host: '127.0.0.1', proxies: 0, ...wishes.settings },
    operating,
    log: createLog('debug', { write: (line) => logged.push(line) }),
    metrics: createMetrics(),
    addresses: () => wishes.addresses ?? [],
    isStopping: () => isStopping,
  });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    store,
    logged,
    // The first call stops the clock: from then on only `pass` moves it.
    pass: (milliseconds) => {
      vi.setSystemTime(Date.now() + milliseconds);
    },
    stop: () => {
      isStopping = true;
    },
    loseStore: () => node.loseStore(),
    runningTable: () => node.start([node.person('Cy'), node.person('Di')], { game: 'kakuzu' }),
    finishedTable: () => playToEnd(node),
    async close() {
      vi.useRealTimers();
      await http.close();
      await operating.close();
      smallSite.remove();
      await node.remove();
    },
  };
}

/** Two people begin, and one of them gives up. */
async function playToEnd(node: TablesNode): Promise<string> {
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  const table = await node.start([ada, bo], { game: 'kakuzu' });
  unwrap(await bo.do({ type: 'resign' }));
  return table;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly json: unknown;
}

/** Somebody's browser: sends the cookie it was given, and JSON. */
export class Browser {
  cookie: string | null = null;

  constructor(
    private readonly server: { readonly url: string },
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask('GET', path, headers);
  }

  post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.ask('POST', path, { ...type, ...headers }, body === undefined ? undefined : JSON.stringify(body));
  }

  async ask(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<Answer> {
    const cookie = this.cookie === null ? {} : { cookie: this.cookie };
    const response = await fetch(`${this.server.url}${path}`, {
      method,
      headers: { ...cookie, ...this.headers, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    this.#keep(response.headers.get('set-cookie'));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
  }

  #keep(header: string | null): void {
    if (header === null) return;
    const [pair = ''] = header.split(';');
    this.cookie = pair.endsWith('=') ? null : pair;
  }
}

/** A table that anybody can make. */
export const plainTable = { game: 'kakuzu', seats: [null, 'novice'], options: {}, listed: true, name: 'Ada' } as const;
